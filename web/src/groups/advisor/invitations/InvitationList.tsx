import { NativeSelect } from '@mantine/core'
import { type Invitation, InvitationState, invitationStates } from '@trellis/contract/groups/invitations.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { Question } from '../../../ui/questions/Question.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { useLast } from '../../../ui/useLast.ts'
import type { useInvitations } from './invitationQueries.ts'
import { InvitationRow } from './InvitationRow.tsx'
import classes from './Invitations.module.css'
import { stateLabels } from './invitationWords.ts'
import type { InvitationActions } from './useInvitationActions.ts'

interface InvitationListProps {
  readonly query: ReturnType<typeof useInvitations>
  readonly state: InvitationState | ''
  /** Whether people can join the group now. */
  readonly canJoin: boolean
  readonly onState: (state: InvitationState | '') => void
  readonly actions: InvitationActions
}

/** The invitations of a group in one state or in all, and what can be done about each. */
export function InvitationList({ query, state, canJoin, onState, actions }: InvitationListProps) {
  const { data, error, refetch, fetchNextPage, isFetchingNextPage } = query
  const [toTakeBack, setToTakeBack] = useState<Invitation>()
  const named = useLast(toTakeBack)
  const list = useRef<HTMLUListElement>(null)
  const counts = useLast(data?.pages[0]!.counts)
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const choices = invitationStates
    .filter((one) => one === state || (counts?.[one] ?? 0) > 0)
    .map((one) => ({
      value: one,
      label: `${stateLabels[one]} (${(counts?.[one] ?? 0).toLocaleString('en')})`,
    }))
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const focusRow = (id: string) => list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)?.focus()
  return (
    <section aria-label="Invitations sent">
      <NativeSelect
        className={classes.filter}
        label="Show"
        value={state}
        data={[{ value: '', label: `All (${all.toLocaleString('en')})` }, ...choices]}
        onChange={({ currentTarget: { value } }) => onState(value === '' ? '' : InvitationState.parse(value))}
      />
      {data === undefined && error !== null && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Waiting>
          <SkeletonCards count={3} />
        </Waiting>
      )}
      {data !== undefined && items.length === 0 && <p className={classes.line}>None is in this state any more.</p>}
      {items.length > 0 && (
        <ul ref={list} className={classes.list} aria-label="Invitations">
          {items.map((one) => (
            <InvitationRow
              key={one.id}
              invitation={one}
              canJoin={canJoin}
              isBusy={actions.isBusy}
              onSendAgain={() => void actions.sendAgain(one).then(() => focusRow(one.id))}
              onTakeBack={() => setToTakeBack(one)}
            />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <LoadMore shown={items.length} total={data.pages[0]!.total} loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
      <Question
        opened={toTakeBack !== undefined}
        title={`Take back the invitation of ${named?.email}?`}
        yes="Take it back"
        no="Keep it"
        isRisky
        onYes={async () => {
          if (toTakeBack === undefined) return
          await actions.takeBack(toTakeBack)
          setToTakeBack(undefined)
          focusRow(toTakeBack.id)
        }}
        onNo={() => setToTakeBack(undefined)}
      >
        The link in the letter opens nothing any more. Nobody is told. You can invite the address anew a day after its last letter.
      </Question>
    </section>
  )
}
