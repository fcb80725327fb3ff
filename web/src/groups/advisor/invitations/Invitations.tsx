import { Button, Text, VisuallyHidden } from '@mantine/core'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { whyNotInvite } from '@trellis/contract/groups/whyNotInvite.ts'
import { INVITATION_DAYS, type InvitationState } from '@trellis/contract/groups/invitations.ts'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../../../api/failure.ts'
import { useDraft } from '../../../drafts/drafts.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { FormSkeleton } from '../../../postings/form/FormSkeleton.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { ahead } from '../../../ui/loading/ahead.ts'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { InvitationList } from './InvitationList.tsx'
import { useInvitations } from './invitationQueries.ts'
import classes from './Invitations.module.css'
import { draftName, useInvitationActions } from './useInvitationActions.ts'

const InviteSection = lazy(ahead(async () => ({ default: (await import('./InviteSection.tsx')).InviteSection })))

interface InvitationsProps {
  readonly userId: string
  readonly groupId: string
  readonly info: Pick<GroupInfo, 'state' | 'membership' | 'applyUntil'>
}

/** Whom the advisors of a group invited by mail, how far each got, and a way to invite more. */
export function Invitations({ userId, groupId, info }: InvitationsProps) {
  const [state, setState] = useState<InvitationState | ''>('')
  const query = useInvitations(groupId, state)
  const actions = useInvitationActions(groupId)
  const draft = useDraft(draftName(groupId))
  const inviteButton = useRef<HTMLButtonElement>(null)
  const [isInviting, setInviting] = useState(() => draft.read() !== undefined)
  const { data, error, refetch } = query
  const isLeaving = useLeaveIfForbidden(error)
  if (isLeaving) return null
  if (data === undefined && error !== null && state === '') return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  const whyNot = whyNotInvite(info, query.dataUpdatedAt)
  const isOpen = whyNot === undefined
  const hasNone = state === '' && data?.pages[0]!.total === 0
  const leaveForm = () => {
    flushSync(() => setInviting(false))
    inviteButton.current?.focus()
  }
  const invite = isOpen ? (
    <Button ref={inviteButton} onClick={() => setInviting(true)}>
      Invite people
    </Button>
  ) : (
    <ButtonLink to={groupPaths.manageGroup(userId, groupId)}>
      {info.state === 'open' ? 'Change the last day' : 'Open the group first'}
    </ButtonLink>
  )
  return (
    <div className={classes.all}>
      <VisuallyHidden>
        <h2>Invitations</h2>
      </VisuallyHidden>
      {info.membership.length > 0 && isOpen && (
        <Notice>
          Only members of the groups that you chose see this group. Whoever else you invite sees it, too, and is in by the letter.
        </Notice>
      )}
      {isInviting && isOpen && (
        <Suspense fallback={<FormSkeleton />}>
          <InviteSection {...{ userId, groupId, actions }} onDone={leaveForm} />
        </Suspense>
      )}
      {!(isInviting && isOpen) && !hasNone && (
        <div className={classes.top}>
          <Text c="dimmed">
            {isOpen
              ? `Whoever has an invited address is in at once. Each invitation holds for ${INVITATION_DAYS} days.`
              : `${whyNot}. Until then nobody can join, and letters that have not gone out wait.`}
          </Text>
          {invite}
        </div>
      )}
      {!(isInviting && isOpen) && hasNone && (
        <EmptyState title="No invitations yet" action={invite}>
          Paste e-mail addresses, or choose a file with them. Each gets a letter with a link of its own, and whoever has the address is in
          at once.
        </EmptyState>
      )}
      {!hasNone && data === undefined && state === '' && (
        <Waiting>
          <SkeletonCards count={3} />
        </Waiting>
      )}
      {!hasNone && (data !== undefined || state !== '') && (
        <InvitationList {...{ query, state, actions }} canJoin={isOpen} onState={setState} />
      )}
    </div>
  )
}
