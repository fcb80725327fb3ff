import { Button } from '@mantine/core'
import type { LivingPair, Rematch } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import { LoneLink } from '../../../ui/links.tsx'
import { pointsWords, reasonsWords } from '../../counts.ts'
import classes from '../Mentoring.module.css'
import { useRematch } from './livingTableQueries.ts'

interface Props {
  readonly pair: LivingPair
  readonly groupId: string
  readonly mgrpID: string
}

/** Whom the mentee could have instead, and the word to ask for it in the draft. */
export function RematchPanel({ pair, groupId, mgrpID }: Props) {
  const { isBusy, propose, take } = useRematch(groupId, mgrpID, pair)
  const [found, setFound] = useState<Rematch>()
  const [isTaken, setTaken] = useState(false)
  const askFor = async (mentorId: string, rematch: Rematch) => {
    if (!isTaken && (await take(mentorId, rematch))) setTaken(true)
  }
  const name = pair.mentee._source.generalInfo.name
  return (
    <div className={classes.why}>
      {found === undefined && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => void propose().then(setFound)}
          aria-label={`Who else could it be? For ${name}`}
        >
          Who else could it be?
        </Button>
      )}
      {/* The button that asked is gone. */}
      {found !== undefined && (
        <div ref={focusOnceThere} tabIndex={-1}>
          {found.mentor === null ? (
            <p>
              {pair.pauses.mentee === null
                ? 'Nobody else is possible with the places that are left. More mentors, or more places with those there are, would help.'
                : 'The mentee pauses, and gets nobody else until it is over.'}
            </p>
          ) : (
            <>
              <p>
                {'The best with a place left, while all others stay: '}
                <LoneLink to={paths.preview(found.mentor._id)}>{found.mentor._source.generalInfo.name}</LoneLink>
                {`, ${pointsWords(found.score ?? 0)}`}
              </p>
              <ul>
                {reasonsWords(found.reasons, found.score ?? 0).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {found !== undefined && found.mentor !== null && (
        <Button
          variant="default"
          aria-disabled={isTaken}
          data-disabled={isTaken || undefined}
          onClick={() => void askFor(found.mentor!._id, found)}
        >
          {isTaken ? 'Asked for in the draft' : 'Ask for it in the draft'}
        </Button>
      )}
    </div>
  )
}
