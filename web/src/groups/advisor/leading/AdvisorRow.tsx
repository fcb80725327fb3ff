import { Button, Group, Text } from '@mantine/core'
import type { LeadingAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { day } from '../../../ui/dates.ts'
import classes from './Leading.module.css'

/** What is asked before it is done. */
export type Asked = 'leave' | 'remove' | 'handOver'

interface AdvisorRowProps {
  readonly advisor: LeadingAdvisor
  readonly isSelf: boolean
  /** Whether the owner offers the group to them. */
  readonly isOffered: boolean
  readonly mayHandOver: boolean
  readonly onAsk: (what: Asked) => void
  readonly onWithdraw: () => void
}

/** One of those who lead a group, and what may be done about it. */
export function AdvisorRow({ advisor, isSelf, isOffered, mayHandOver, onAsk, onWithdraw }: AdvisorRowProps) {
  const { name, email, isOwner, since } = advisor
  const standing = [isOwner ? 'Owner' : `Advisor since ${day(since)}`, isSelf ? '' : email, isOffered && 'Asked to own the group']
  return (
    <li className={classes.person}>
      <div className={classes.words}>
        <Text fw={500}>{isSelf ? `${name} (you)` : name}</Text>
        <Text size="sm" c="dimmed">
          {standing.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {!isOwner && (
        <Group gap={0}>
          {mayHandOver && isOffered && (
            <Button variant="subtle" color="gray" aria-label={`Take back: hand the group over to ${name}`} onClick={onWithdraw}>
              Take back
            </Button>
          )}
          {mayHandOver && !isOffered && !isSelf && (
            <Button variant="subtle" color="gray" aria-label={`Hand over the group to ${name}…`} onClick={() => onAsk('handOver')}>
              Hand over…
            </Button>
          )}
          <Button
            variant="subtle"
            color="gray"
            aria-label={isSelf ? 'Stop leading this group…' : `Remove ${name}…`}
            onClick={() => onAsk(isSelf ? 'leave' : 'remove')}
          >
            {isSelf ? 'Stop leading…' : 'Remove…'}
          </Button>
        </Group>
      )}
    </li>
  )
}
