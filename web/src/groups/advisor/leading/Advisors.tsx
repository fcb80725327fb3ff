import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadingAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { useRef, useState } from 'react'
import { AskByEmail } from '../../../accounts/delegates/AskByEmail.tsx'
import { AskedEmails } from '../../../accounts/delegates/AskedEmails.tsx'
import { sentenceOf } from '../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { Question } from '../../../ui/questions/Question.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { useLast } from '../../../ui/useLast.ts'
import { AdvisorRow, type Asked } from './AdvisorRow.tsx'
import { AskedToLead } from './AskedToLead.tsx'
import classes from './Leading.module.css'
import { groupAdvisorsQuery } from './leadingQueries.ts'
import { useLeading } from './useLeading.ts'

interface AdvisorsProps {
  readonly userId: string
  readonly groupId: string
  /** The group's. */
  readonly name: string
}

/** Who leads a group, who is asked to, and to whom it is handed over. */
export function Advisors({ userId, groupId, name }: AdvisorsProps) {
  const { data, error, refetch } = useQuery(groupAdvisorsQuery(groupId))
  const actions = useLeading({ userId, groupId, name })
  const [question, setQuestion] = useState<{ readonly about: LeadingAdvisor; readonly what: Asked }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLeaving = useLeaveIfForbidden(error)
  const asked = useLast(question)
  if (isLeaving) return null
  if (data === undefined) {
    return error === null ? (
      <Waiting>
        <SkeletonLines count={4} />
      </Waiting>
    ) : (
      <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  }
  const words = asked && wordsOf(asked.what, asked.about.name, name)
  // The button that was pressed may be gone, also where another advisor was faster.
  const leave = () => heading.current?.focus()
  const act = async () => {
    if (question === undefined) return
    const { about, what } = question
    await (what === 'handOver' ? actions.offer(about) : actions.end(about, what))
    setQuestion(undefined)
    leave()
  }
  return (
    <div className={classes.all}>
      <VisuallyHidden>
        <h2 ref={heading} tabIndex={-1}>
          Advisors
        </h2>
      </VisuallyHidden>
      {data.offeredTo === userId && <AskedToLead userId={userId} />}
      <Text c="dimmed">
        Everybody here accepts members, invites others and changes what the group tells. Only its owner can delete the group or hand it
        over.
      </Text>
      <ul className={classes.people} aria-label="Who leads this group">
        {data.advisors.map((advisor) => (
          <AdvisorRow
            key={advisor.id}
            advisor={advisor}
            isSelf={advisor.id === userId}
            isOffered={advisor.id === data.offeredTo}
            mayHandOver={data.isOwner}
            onAsk={(what) => setQuestion({ about: advisor, what })}
            onWithdraw={() => void actions.withdrawOffer(advisor).then(leave)}
          />
        ))}
      </ul>
      <Stack gap="md">
        {/* Above those who are asked: a row that comes in moves nothing to where the hand is. */}
        <AskByEmail label="E-mail of another advisor" button="Ask them to lead" formName={`askAdvisor.${groupId}`} onAsk={actions.invite} />
        {data.invited.length > 0 && (
          <AskedEmails
            asked={data.invited}
            byWhom={({ invitedBy }) => invitedBy}
            onWithdraw={(one) => void actions.withdraw(one).then(leave)}
          />
        )}
      </Stack>
      <Question opened={question !== undefined} {...(words ?? noWords)} isRisky onYes={act} onNo={() => setQuestion(undefined)}>
        {words?.text}
      </Question>
    </div>
  )
}

const noWords = { title: '', yes: '', no: '' }

function wordsOf(what: Asked, person: string, group: string) {
  if (what === 'leave') {
    const text = 'You no longer see who is in it, from this moment on. The others are told. To lead it again, one of them has to ask you.'
    return { title: `Stop leading ${group}?`, yes: 'Stop leading', no: 'Go on', text }
  }
  if (what === 'remove') {
    const text = 'They no longer lead the group or see who is in it, from this moment on. They are told. You can ask them again by e-mail.'
    return { title: `Remove ${person}?`, yes: 'Remove', no: 'Keep', text }
  }
  const text =
    'Once they accept, the group is theirs: they alone can delete it or hand it over. You lead it with them. Until then you can take it back.'
  return { title: `Hand ${group} over to ${person}?`, yes: 'Ask them', no: 'Keep it', text }
}
