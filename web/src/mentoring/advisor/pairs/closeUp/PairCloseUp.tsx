import { Text } from '@mantine/core'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { sentenceOf } from '../../../../api/failure.ts'
import { Photo } from '../../../../files/Photo.tsx'
import { GenomeSkeleton } from '../../../../genome/GenomeSkeleton.tsx'
import { useGenome } from '../../../../genome/useGenome.ts'
import { LoneLink } from '../../../../ui/links.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { lazy, Suspense } from 'react'
import { ahead } from '../../../../ui/loading/ahead.ts'
import { Alternatives } from './Alternatives.tsx'
import classes from './CloseUp.module.css'

const GenomeOverlay = lazy(ahead(async () => ({ default: (await import('../../../../genome/GenomeOverlay.tsx')).GenomeOverlay })))

interface Props {
  readonly groupId: string
  readonly mgrpID: string
  readonly mentee: PersonCard
  readonly mentor: PersonCard
  /** Whether the mentoring group is archived: nobody is assigned there. */
  readonly isArchived: boolean
}

/** The two of a pair side by side, with their genomes one over the other, and whom else the mentee could have. */
export function PairCloseUp({ groupId, mgrpID, mentee, mentor, isArchived }: Props) {
  return (
    <div className={classes.closeUp} data-close-up>
      <div className={classes.two}>
        <One person={mentee} as="Mentee" />
        <One person={mentor} as="Mentor" />
      </div>
      <Genomes {...{ mentee, mentor }} />
      {!isArchived && <Alternatives {...{ groupId, mgrpID }} menteeId={mentee._id} />}
    </div>
  )
}

function One({ person, as }: { readonly person: PersonCard; readonly as: string }) {
  const { name, profilePicture, headline, locationCity } = person._source.generalInfo
  return (
    <div className={classes.one}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={56} />
      <div>
        <LoneLink to={paths.preview(person._id)}>{name}</LoneLink>
        <Text c="dimmed" size="sm">
          {[as, headline, locationCity].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </div>
  )
}

function Genomes({ mentee, mentor }: Pick<Props, 'mentee' | 'mentor'>) {
  const [one, other] = [useGenome(mentee._id), useGenome(mentor._id)]
  const failed = [one, other].find(({ error, data }) => error !== null && data === undefined)
  if (failed !== undefined) return <ErrorState error={sentenceOf(failed.error)} onRetry={() => void failed.refetch()} />
  if (one.data === undefined || other.data === undefined) return <GenomeSkeleton />
  const [nameOfOne, nameOfOther] = [mentee, mentor].map((person) => person._source.generalInfo.name) as [string, string]
  if (one.data.signature === null || other.data.signature === null) {
    return <Text c="dimmed">One of them has no genome to compare yet.</Text>
  }
  const overlay = { name: nameOfOther, signature: other.data.signature }
  return (
    <Suspense fallback={<GenomeSkeleton />}>
      <GenomeOverlay signature={one.data.signature} name={nameOfOne} own={false} overlay={overlay} headingOrder={3} />
    </Suspense>
  )
}
