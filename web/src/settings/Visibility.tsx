import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { isProtectedAsMinor } from '@trellis/contract/accounts/minors.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { notify } from '../ui/notices/notify.tsx'
import { day } from '../ui/dates.ts'
import { Question } from '../ui/questions/Question.tsx'

/** Hides one's own profile from everybody, or shows it again. */
function useVisibility(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hidden: boolean) => {
      const input = { body: { profType: 'profile', profID: id } }
      return hidden ? call(hideProfile, input) : call(publishProfile, input)
    },
    onSuccess: (_, hidden) => {
      queries.setQueryData<ProfileRecord>(keys.profile(id), (record) => record && withHidden(record, hidden))
    },
    onError: (failure) => notify.failure(failure),
  })
}

function withHidden(record: ProfileRecord, hidden: boolean): ProfileRecord {
  const { hiddenBy: _, ...own } = record
  const generalInfo = { ...record._source.generalInfo, hidden }
  return { ...own, _source: { ...record._source, generalInfo } }
}

const isProtected = (birthYear: string) => isProtectedAsMinor(birthYear ? Number(birthYear) : null, new Date().getFullYear())

/** By whom, where it was not oneself, and what one can do about it. */
function hiddenByWords({ group, at }: NonNullable<ProfileRecord['hiddenBy']>): string {
  const by = group === '' ? 'a group that is gone' : group
  return `An advisor of ${by} hid it on ${day(at)}. You can publish it again yourself; if you do not know why it was hidden, ask them.`
}

/** Whether others see the profile, and the way to change it. */
export function Visibility({ record }: { readonly record: ProfileRecord }) {
  const { hidden, birthYear } = record._source.generalInfo
  const [isAsking, setAsking] = useState(false)
  const visibility = useVisibility(record._id)
  const change = (next: boolean) => {
    setAsking(false)
    const words = next ? 'Your profile is hidden' : 'Your profile is published'
    visibility.mutate(next, { onSuccess: () => notify.undo(words, () => visibility.mutate(!next)) })
  }
  return (
    <div>
      <Text fw={600}>{hidden ? 'Your profile is hidden' : 'Your profile is published'}</Text>
      {record.hiddenBy !== undefined && <Text size="sm">{hiddenByWords(record.hiddenBy)}</Text>}
      <Text size="sm" c="dimmed" mb="xs">
        {hidden
          ? 'You are in no list, search or match. Employers to whom you applied, and advisors of groups that you asked to join, still see you.'
          : isProtected(birthYear)
            ? `As ${birthYear ? `you are ${MINORS_AGE}` : 'you give no birth year'}, only people of your groups can find you: advisors, your own mentors and mentees and, as advisors choose, mentors and others who are ${MINORS_AGE}.`
            : 'People who are signed in can find you in lists, searches and matches.'}
      </Text>
      <Button variant="default" loading={visibility.isPending} onClick={() => setAsking(true)}>
        {hidden ? 'Publish my profile' : 'Hide my profile'}
      </Button>
      <Question
        opened={isAsking}
        title={hidden ? 'Publish your profile?' : 'Hide your profile?'}
        yes={hidden ? 'Publish' : 'Hide'}
        no="Cancel"
        onYes={() => change(!hidden)}
        onNo={() => setAsking(false)}
      >
        {hidden
          ? 'People who are signed in will find you again in lists, searches and matches, and can follow you.'
          : 'Nobody will find you in lists, searches, matches or counts any more. Employers to whom you applied, and advisors ' +
            'of groups that you asked to join, still see you. Nothing is deleted, and you can publish it again at any time.'}
      </Question>
    </div>
  )
}
