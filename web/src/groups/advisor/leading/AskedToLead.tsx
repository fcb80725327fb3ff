import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { WhyNotLetIn } from '@trellis/contract/accounts/approvals.ts'
import type { AskingGroup } from '@trellis/contract/groups/advisors.calls.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { focusMain } from '../../../ui/focusMain.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import classes from './Leading.module.css'
import { askedQuery } from './leadingQueries.ts'
import { useAnswers } from './useAnswers.ts'

/** Which groups ask an advisor to lead them, or are to be theirs; nothing where none does. */
export function AskedToLead({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useQuery(askedQuery(userId))
  const heading = useRef<HTMLHeadingElement>(null)
  // The buttons are gone: the focus goes on to what is still asked, or to what the screen is about.
  const { answer, answerOffer, busy } = useAnswers(userId, (isMore) => (isMore ? heading.current?.focus() : focusMain()))
  if (data === undefined) return error === null ? null : <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data.asking.length + data.offered.length === 0) return null
  return (
    <section className={classes.asked} aria-labelledby="asked">
      <Title order={2} size="h4" mb="xs" id="asked" ref={heading} tabIndex={-1}>
        You are asked
      </Title>
      <ul className={classes.people} aria-labelledby="asked">
        {data.asking.map((group) => (
          <Row
            key={group._id}
            words={`Lead ${group.name}`}
            more={`${group.invitedBy || 'An advisor'} asks you to lead this group together. You then see everybody in it.`}
            whyNot={whyNotOf(group)}
            isBusy={busy === group._id}
            onAnswer={(accept) => void answer(group, accept)}
          />
        ))}
        {data.offered.map((group) => (
          <Row
            key={group._id}
            words={`Own ${group.name}`}
            more={`${group.ownerName || 'Its owner'} wants to hand this group over to you. Only its owner can delete it or hand it over.`}
            isBusy={busy === group._id}
            onAnswer={(accept) => void answerOffer(group, accept)}
          />
        ))}
      </ul>
    </section>
  )
}

const sentences: Record<WhyNotLetIn, (asker: string) => string> = {
  refused: () => 'An administrator did not approve you. Once they do, you can accept.',
  asker: (asker) => `${asker || 'Whoever asked'} can let nobody into this group now. Once an administrator approves you, you can accept.`,
}

const whyNotOf = ({ keptBy, invitedBy }: AskingGroup) => (keptBy === null ? undefined : sentences[keptBy](invitedBy))

interface RowProps {
  readonly words: string
  readonly more: string
  /** What keeps them from accepting. */
  readonly whyNot?: string | undefined
  readonly isBusy: boolean
  readonly onAnswer: (accept: boolean) => void
}

function Row({ words, more, whyNot, isBusy, onAnswer }: RowProps) {
  return (
    <li className={classes.person} aria-busy={isBusy}>
      <div className={classes.words}>
        <Text fw={500}>{words}</Text>
        <Text size="sm" c="dimmed">
          {more}
        </Text>
        {whyNot !== undefined && <Text size="sm">{whyNot}</Text>}
      </div>
      <Group gap="xs">
        {whyNot === undefined && (
          <Button aria-label={`Accept: ${words}`} disabled={isBusy} onClick={() => onAnswer(true)}>
            Accept
          </Button>
        )}
        <Button variant="default" aria-label={`Decline: ${words}`} disabled={isBusy} onClick={() => onAnswer(false)}>
          Decline
        </Button>
      </Group>
    </li>
  )
}
