import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PairLife as Life } from '@trellis/contract/mentoring/living/sessions.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { pausesTold } from '../../pauseWords.ts'
import { AskForAnother } from './AskForAnother.tsx'
import { firstSteps } from './firstSteps.ts'
import { FitQuestion } from './FitQuestion.tsx'
import { type PairOfMember, pairLivesQuery, usePairLife } from './livingQueries.ts'
import classes from './Living.module.css'
import { Sessions } from './Sessions.tsx'
import { WriteToPair } from './WriteToPair.tsx'

interface Props extends PairOfMember {
  /** The other one's. */
  readonly name: string
}

/** How a pair goes on: what to do first, the next session, and the log of those that were. */
export function PairLife(props: Props) {
  const { userId, groupId, mgrpID, otherId, as } = props
  const query = useQuery(pairLivesQuery(userId, groupId))
  const life = query.data?.find((one) => one.mgrpID === mgrpID && one.otherId === otherId && one.as === as)
  if (query.error !== null && life === undefined) {
    return <ErrorState error={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
  }
  if (query.data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={1} />
      </Waiting>
    )
  }
  return life === undefined ? null : <Shown {...props} life={life} now={query.dataUpdatedAt} />
}

function Shown({ life, now, name, ...pair }: Props & { readonly life: Life; readonly now: number }) {
  const actions = usePairLife(pair)
  if (life.archived) {
    return (
      <div className={classes.life}>
        <p className={classes.line}>
          {`The advisors have archived this mentoring group, so you and ${name} are no longer a pair. What was written down can still be read, and you can delete what you wrote.`}
        </p>
        <Sessions {...{ name, pair, life, now, actions }} />
      </div>
    )
  }
  const steps = firstSteps(life, now)
  const pause = pausesTold(life.pauses, life.as, name)
  return (
    <div className={classes.life}>
      {pause !== undefined && <p className={classes.line}>{pause}</p>}
      {steps.length > 0 && (
        <>
          <h3 className={classes.heading}>First steps</h3>
          <ul className={classes.steps} aria-label={`First steps with ${name}`}>
            {steps.map(({ words, done }) => (
              <li key={words} {...(done && { 'data-done': true })}>
                <span aria-hidden>{done ? '✓ ' : '○ '}</span>
                {done && <VisuallyHidden>Done: </VisuallyHidden>}
                {words}
              </li>
            ))}
          </ul>
        </>
      )}
      <WriteToPair {...{ name, pair, actions }} />
      <Sessions {...{ name, pair, life, now, actions }} />
      <FitQuestion {...{ name, life, actions }} />
      <AskForAnother {...{ name, life, actions }} />
    </div>
  )
}
