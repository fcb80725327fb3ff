import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import type { Advisor } from '@trellis/contract/accounts/approvals.ts'
import { readLink } from '@trellis/contract/texts/text.ts'
import { moment } from '../ui/dates.ts'
import classes from './admin.module.css'
import type { Asked } from './DecisionQuestion.tsx'

interface AdvisorRowProps {
  readonly advisor: Advisor
  readonly onAsk: (asked: Asked) => void
}

/** An advisor with what tells who they are, since when they wait or what was decided, and what can be decided. */
export function AdvisorRow({ advisor, onAsk }: AdvisorRowProps) {
  const { name, email, state, companyInstitution, title, website, reason } = advisor
  const [local, domain] = splitEmail(email)
  const link = readLink(website)
  const work = [title, companyInstitution].filter((words) => words !== '').join(', ')
  return (
    <article className={classes.advisor} aria-label={name}>
      <div className={classes.who}>
        <Title order={2} className={classes.name}>
          {name}
        </Title>
        <Text className={classes.line}>
          {local}@<strong>{domain}</strong>
        </Text>
        <Text className={classes.line}>{work === '' ? 'Says nothing of a school or organization' : work}</Text>
        {link !== undefined && (
          <Anchor className={classes.line} href={link} target="_blank" rel="noreferrer">
            {website}
          </Anchor>
        )}
        <Text c="dimmed" size="sm">
          {sinceWhen(advisor)}
        </Text>
        {reason !== '' && <blockquote className={classes.reason}>{reason}</blockquote>}
      </div>
      <Group gap="sm" className={classes.decide}>
        {state !== 'approved' && (
          <Button aria-label={`Approve ${name}`} onClick={() => onAsk({ advisor, decision: 'approve' })}>
            Approve
          </Button>
        )}
        {state !== 'refused' && (
          <Button
            variant="default"
            aria-label={state === 'waiting' ? `Refuse ${name}` : `Take the approval of ${name} back`}
            onClick={() => onAsk({ advisor, decision: 'refuse' })}
          >
            {state === 'waiting' ? 'Refuse…' : 'Take back…'}
          </Button>
        )}
      </Group>
    </article>
  )
}

function splitEmail(email: string): [local: string, domain: string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}

function sinceWhen({ state, askedAt, decidedAt, decidedBy }: Advisor): string {
  if (state === 'waiting') return `Waits since ${moment(askedAt)}`
  const what = state === 'approved' ? 'Approved' : 'Refused'
  const when = decidedAt === null ? '' : ` at ${moment(decidedAt)}`
  return `${what}${decidedBy === '' ? '' : ` by ${decidedBy}`}${when}`
}
