import { useQuery } from '@tanstack/react-query'
import { getPairAlternatives } from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { call } from '../../../../api/call.ts'
import { sentenceOf } from '../../../../api/failure.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../../ui/states/Waiting.tsx'
import classes from '../../Mentoring.module.css'
import { mentoringKey } from '../../mentoringQueries.ts'
import { COST_TOLD, costWords, otherWords } from './alternativeWords.ts'

interface Props {
  readonly groupId: string
  readonly mgrpID: string
  readonly menteeId: string
}

/** The mentors whom a mentee could have, with what each would cost in all, and for whom else. */
export function Alternatives({ groupId, mgrpID, menteeId }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: mentoringKey(groupId, mgrpID, 'pairs', 'alternatives', menteeId),
    queryFn: async ({ signal }) =>
      (await call(getPairAlternatives, { body: { grpID: groupId, mgrpID, menteeID: menteeId } }, { signal })).data,
  })
  if (error !== null && data === undefined) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={1} />
      </Waiting>
    )
  }
  return (
    <section aria-label="Whom they could have">
      <b>Whom they could have</b>
      {data.length === 0 ? (
        <p className={classes.line}>Nobody, as things stand.</p>
      ) : (
        <ul className={classes.reasons}>
          {data.map((one) => (
            <li key={one.mentorId}>
              {`${one.mentor}: ${costWords(one)}`}
              {one.others.length > 0 && (
                <ul className={classes.reasons}>
                  {one.others.map((other) => (
                    <li key={other.menteeId}>{otherWords(other)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.length > 0 && <p className={classes.line}>{COST_TOLD}</p>}
    </section>
  )
}
