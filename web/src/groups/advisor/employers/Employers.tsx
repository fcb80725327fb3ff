import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { GroupRecruiter } from '@trellis/contract/groups/roles.calls.ts'
import { useId, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { UndoButton } from '../../../postings/links/UndoButton.tsx'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { Question } from '../../../ui/questions/Question.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { useLast } from '../../../ui/useLast.ts'
import classes from '../cohorts/Cohorts.module.css'
import { employersQuery } from './employersQuery.ts'
import { standingOf } from './employerStanding.ts'
import { useDecision } from './useDecision.ts'

/** The recruiters who asked to join a group, for its advisors. */
export function Employers({ groupId }: { readonly groupId: string }) {
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(employersQuery(groupId))
  const { decide, busy } = useDecision(groupId)
  const [toRemove, setToRemove] = useState<GroupRecruiter>()
  const named = useLast(toRemove)
  const isLeaving = useLeaveIfForbidden(error)
  if (isLeaving) return null
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <SkeletonCards count={3} />
      </Waiting>
    ) : (
      <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  }
  const employers = data.pages.flatMap(({ items }) => items)
  return (
    <div className={classes.all}>
      <VisuallyHidden>
        <h2>Employers</h2>
      </VisuallyHidden>
      {employers.length === 0 ? (
        <EmptyState title="No employer asks to join">
          Recruiters find an open group by its name and can ask to join it, as students do. As members they see no one in it: you decide
          which of their jobs it shows.
        </EmptyState>
      ) : (
        <Text c="dimmed">Recruiters who asked to join. As members they see no one in the group.</Text>
      )}
      {employers.length > 0 && (
        <ul className={classes.list} aria-label="Employers">
          {employers.map((one) => (
            <li key={one._id}>
              <Employer
                employer={one}
                isBusy={busy === one._id}
                onDecide={(event) => void decide(one, event)}
                onRemove={() => setToRemove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      <LoadMore shown={employers.length} total={data.pages[0]!.total} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      <Question
        opened={toRemove !== undefined}
        title={`Remove ${named?.name}?`}
        yes="Remove"
        no="Keep"
        isRisky
        onYes={async () => {
          if (toRemove !== undefined) await decide(toRemove, 'rejected')
          setToRemove(undefined)
        }}
        onNo={() => setToRemove(undefined)}
      >
        They are no longer a member, and are told. You can take it back for a moment, and later consider them again.
      </Question>
    </div>
  )
}

interface EmployerProps {
  readonly employer: GroupRecruiter
  readonly isBusy: boolean
  readonly onDecide: (event: 'accepted' | 'rejected' | 'reopen' | 'undo') => void
  readonly onRemove: () => void
}

/** One recruiter: who they are, where they stand, and what to do about it. */
function Employer({ employer: { name, companyInstitution, title, link }, isBusy, onDecide, onRemove }: EmployerProps) {
  const id = useId()
  const isMember = link.state === 'accepted'
  return (
    <article className={classes.cohort} aria-labelledby={id} aria-busy={isBusy}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h3 className={classes.name} id={id}>
            {name}
          </h3>
          <p className={classes.line}>{[title, companyInstitution].filter(Boolean).join(' · ') || 'Says nothing of themselves yet'}</p>
          <p className={classes.line} role="status">
            {standingOf(link)}
          </p>
          {link.note !== '' && <p className={classes.line}>{link.note}</p>}
        </div>
        <div className={classes.actions}>
          {link.can.includes('accepted') && link.state !== 'rejected' && (
            <Button aria-label={`Accept ${name}`} disabled={isBusy} onClick={() => onDecide('accepted')}>
              Accept
            </Button>
          )}
          {link.can.includes('rejected') && !isMember && (
            <Button variant="subtle" color="gray" aria-label={`Turn down ${name}`} disabled={isBusy} onClick={() => onDecide('rejected')}>
              Turn down
            </Button>
          )}
          {link.can.includes('rejected') && isMember && (
            <Button variant="subtle" color="gray" aria-label={`Remove ${name}…`} disabled={isBusy} onClick={onRemove}>
              Remove…
            </Button>
          )}
          {link.can.includes('reopen') && (
            <Button variant="subtle" aria-label={`Consider ${name} again`} disabled={isBusy} onClick={() => onDecide('reopen')}>
              Consider again
            </Button>
          )}
          {link.undoUntil !== null && (
            <UndoButton key={link.undoUntil} until={link.undoUntil} about={`the last step about ${name}`} onUndo={() => onDecide('undo')} />
          )}
        </div>
      </div>
    </article>
  )
}
