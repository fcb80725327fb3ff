import { Text, Title } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { memo, type Ref, useEffect, useRef } from 'react'
import { Photo } from '../../files/Photo.tsx'
import { day } from '../../ui/dates.ts'
import { usePageTitle } from '../../ui/Page.tsx'
import { useLastMoves, useOutcome } from '../deciding/moves.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { type DecisionEvent, stateWord } from '../pipeline/words.ts'
import { LinkChips } from '../person/LinkChips.tsx'
import classes from './Review.module.css'
import { REVIEWED } from './PhotoTravel.tsx'
import { ReviewActions } from './ReviewActions.tsx'

interface Props {
  readonly postingId: string
  readonly candidate: Candidate
  /** The whole profile, once it is there. */
  readonly record: ProfileRecord | undefined
  readonly onDecide: (event: DecisionEvent) => void
  readonly ref?: Ref<HTMLElement>
}

/** Who is under review, where they stand, and what can be decided. */
export const ReviewHead = memo(function ReviewHead({ postingId, candidate, record, onDecide, ref }: Props) {
  const { words, marksOf } = usePipeline()
  const { _id: id, link } = candidate
  const { name, level, headline, profilePicture, locationCity, locationState, locationCountry } = candidate._source.generalInfo
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const email = record?._source.generalInfo.email ?? ''
  const { failure } = useOutcome(useLastMoves(postingId).get(id))
  usePageTitle(name)
  return (
    <header ref={ref} className={classes.head}>
      {/* Each comes into view anew, while the buttons stay as they are. */}
      <div key={`who ${id}`} className={classes.who} {...{ [REVIEWED]: id }}>
        <Photo name={name} address={profilePicture} ring={candidate.ring} size={72} />
        <div className={classes.words}>
          <Name name={name} />
          {headline !== '' && <Text>{headline}</Text>}
          <Text c="dimmed">{[levelLabel(level), place].filter(Boolean).join(' · ')}</Text>
          {email.includes('@') ? (
            <a className={classes.email} href={`mailto:${email}`} data-lone>
              {email}
            </a>
          ) : (
            waitsForEmail(candidate) && <Text c="dimmed">Their e-mail is shown here once they agree to be contacted.</Text>
          )}
        </div>
      </div>
      <div className={classes.decision}>
        <ReviewActions postingId={postingId} candidate={candidate} onDecide={onDecide} />
        <div key={`standing ${id}`} className={classes.standing}>
          <Text fw={600}>
            {stateWord(words, link)}
            {link.appliedAt !== null && (
              <Text span c="dimmed" fw={400}>
                {link.state === 'applied' ? ` on ${day(link.appliedAt)}` : ` · ${words.appliedOn(day(link.appliedAt))}`}
              </Text>
            )}
          </Text>
          <LinkChips link={link} more={marksOf?.(candidate) ?? []} />
        </div>
        {link.contactHeldBy !== '' && <Text c="dimmed">{link.contactHeldBy}</Text>}
        {failure !== '' && (
          <Text role="alert" c="var(--mantine-color-error)">
            {failure}
          </Text>
        )}
      </div>
    </header>
  )
})

/** Begins the page at its top, and is read first: with the frame that shows it, since either would have the page laid out at once. */
function Name({ name }: { readonly name: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const frame = requestAnimationFrame(() => {
      scrollTo(0, 0)
      // Unless a key has led elsewhere meanwhile, such as into a note.
      if (document.activeElement === before) heading.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Title order={1} ref={heading} tabIndex={-1} className={classes.name}>
      {name}
    </Title>
  )
}

/** Whether somebody has to do with the posting so that they are to be reached, and has not agreed to it. */
const waitsForEmail = ({ link: { state, flags } }: Candidate): boolean =>
  !flags.ok2contact && (state === 'contacted' || state === 'accepted')
