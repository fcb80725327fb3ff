import { Button, Group, NativeSelect } from '@mantine/core'
import type { JoinPolicy } from '@trellis/contract/groups/groups.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { useState } from 'react'
import classes from '../../../postings/PostingPage.module.css'
import { Question } from '../../../ui/questions/Question.tsx'
import { askWords } from '../askWords.ts'
import { useJoiningSide } from '../lists/side.ts'

interface Props {
  readonly name: string
  readonly policy: JoinPolicy
  readonly link: LinkOfPerson
  /** Whether nothing that is known keeps the student from asking. */
  readonly mayAsk: boolean
  readonly isBusy: boolean
  readonly onChange: (event: LinkEvent, role?: MemberRole) => Promise<void>
}

const roleLabels: Record<MemberRole, string> = { member: 'A member', mentor: 'A mentor to others', both: 'Both' }
const roleChoices = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

/** What a student can do about a group now: what is said by `link.can`. */
export function JoinButtons({ name, policy, link, mayAsk, isBusy, onChange }: Props) {
  const { isStudent } = useJoiningSide()
  const [isLeaving, setLeaving] = useState(false)
  const [role, setRole] = useState<MemberRole>('member')
  const { state, flags, can } = link
  const isInvited = state === 'contacted'
  const isMember = state === 'accepted'
  // Whoever was invited without having asked has sent nothing that declining would leave there.
  const declinesAlone = isInvited && can.includes('rejected') && !flags.applied
  // Whoever comes in without an advisor's look comes as a member.
  const choosesRole = isStudent && mayAsk && policy === 'onRequest' && !isInvited
  const press = (event: LinkEvent) => () => void onChange(event)
  return (
    <>
      {choosesRole && (
        <NativeSelect
          label="I would like to be"
          data={roleChoices}
          value={role}
          onChange={({ currentTarget }) => setRole(currentTarget.value as MemberRole)}
        />
      )}
      <Group gap={8} className={classes.buttons} aria-busy={isBusy}>
        {mayAsk && <Button onClick={() => void onChange('applied', choosesRole ? role : undefined)}>{askWords(policy, link)}</Button>}
        {can.includes('ok2contact') && !mayAsk && !isMember && (
          <Button variant={isInvited ? 'filled' : 'default'} onClick={press('ok2contact')}>
            Agree to be contacted
          </Button>
        )}
        {can.includes('saved') && !isInvited && (
          <Button variant="default" onClick={press('saved')}>
            Save
          </Button>
        )}
        {can.includes('cancel') && (
          <Button variant="default" onClick={press('cancel')}>
            Take from my saved groups
          </Button>
        )}
        {can.includes('rejected') && (
          <Button variant="subtle" onClick={press('rejected')}>
            {isInvited ? 'Decline' : 'Not for me'}
          </Button>
        )}
        {can.includes('withdrawn') && !isMember && !declinesAlone && (
          <Button variant="default" onClick={press('withdrawn')}>
            Withdraw
          </Button>
        )}
        {can.includes('withdrawn') && isMember && (
          <Button variant="default" style={{ flexBasis: 'auto' }} onClick={() => setLeaving(true)}>
            Leave…
          </Button>
        )}
        <Question
          opened={isLeaving && isMember}
          title={`Leave ${name}?`}
          yes="Leave"
          no="Stay"
          isRisky
          onYes={async () => {
            setLeaving(false)
            await onChange('withdrawn')
          }}
          onNo={() => setLeaving(false)}
        >
          {isStudent ? 'You leave its cohorts too, and' : 'You'} no longer see what is for its members alone. Its advisors are told.
          {policy === 'open' ? ' You can join again.' : ' To come back you have to ask again, and an advisor decides.'}
        </Question>
      </Group>
    </>
  )
}
