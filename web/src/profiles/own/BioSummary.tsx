import { Button, Text } from '@mantine/core'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { GenomeTeaser } from '../../genome/own/GenomeTeaser.tsx'
import { useGenome } from '../../genome/useGenome.ts'
import { paths } from '@trellis/contract/screens.ts'
import { ButtonLink, TextLink } from '../../ui/links.tsx'
import { ProfileHeader } from '../reading/ProfileHeader.tsx'
import { Ring } from '../Ring.tsx'
import classes from './BioSummary.module.css'
import type { NextStep } from './nextStep.ts'
import { PhotoEditor } from './PhotoEditor.tsx'

interface BioSummaryProps {
  readonly record: ProfileRecord
  /** How much of the bio is filled in, from 0 to 100. */
  readonly percent: number
  readonly next: NextStep
  readonly onStep: (next: NextStep) => void
  readonly onImport: () => void
}

/** The top of one's own bio: who one is, what to do next, and the genome in small. */
export function BioSummary(props: BioSummaryProps) {
  const { record, percent, next, onStep, onImport } = props
  const { data: genome } = useGenome(record._id)
  const { hidden } = record._source.generalInfo
  return (
    <div className={classes.summary}>
      <div className={classes.about}>
        <ProfileHeader person={record} photo={<PhotoEditor record={record} />}>
          <ButtonLink to={paths.preview(record._id)} variant="default" aria-label="Preview as others see it">
            Preview
          </ButtonLink>
          <Button variant="default" onClick={onImport}>
            Fill from a resume
          </Button>
        </ProfileHeader>
        {hidden && (
          <Text c="dimmed">
            {record.hiddenBy === undefined
              ? 'Your profile is hidden'
              : `An advisor of ${record.hiddenBy.group || 'a group'} hid your profile`}
            : nobody finds you in lists, searches or matches. You can publish it in your <TextLink to={paths.settings()}>settings</TextLink>
            .
          </Text>
        )}
        <div className={classes.next}>
          <Ring percent={percent} size={44} />
          <Text className={classes.percent}>{percent}% of your bio is filled in</Text>
          <Button onClick={() => onStep(next)}>{next.words}</Button>
        </div>
      </div>
      <GenomeTeaser id={record._id} genome={genome} />
    </div>
  )
}
