import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { Section } from '../../../postings/form/fields.tsx'
import { GroupBoxes } from '../../../postings/form/GroupBoxes.tsx'
import { messageAt } from '../../../profiles/editing/messageAt.ts'
import type { TypedJob } from './typedJob.ts'

const EVERYBODY = 'Everybody sees the job while it is open.'
const MEMBERS = 'Only members of the groups chosen here see the job while it is open, and it stands in the jobs of these groups.'

/** The groups that a recruiter is a member of, by name. */
function useGroupsOf(userId: string) {
  const { data, isPending, isError } = useQuery({
    queryKey: keys.groups(userId, 'to offer a job to'),
    queryFn: async ({ signal }) => {
      const wanted = { params: { userId }, body: { state: 'accepted' as const, size: 100 } }
      const { hits } = await call(findGroups4Candidate, wanted, { signal })
      return hits.hits.map(({ _id, _source }) => ({ id: _id, name: _source.generalInfo.name }))
    },
  })
  return { groups: data ?? [], isPending, isError }
}

/** Whom the job is offered to: everybody, or the members of some of the owner's groups. Nobody else knows which groups these are. */
export function OfferedToFields({ userId }: { readonly userId: string }) {
  const { control } = useFormContext<TypedJob>()
  const { field, formState } = useController({ control, name: 'membership' })
  const isOwner = useWatch({ control, name: 'ownerId' }) === userId
  const { groups, isPending, isError } = useGroupsOf(userId)
  const { value: chosen, onChange, ref } = field
  const isNone = !isPending && !isError && groups.length + chosen.length === 0
  return (
    <Section title="Who it is offered to">
      <Text c="dimmed">
        {chosen.length === 0 ? EVERYBODY : MEMBERS}
        {isOwner && isNone && ' Once you are a member of a group, you can offer it to the members of the group alone.'}
        {isOwner && isError && ' The groups that you are in could not be loaded.'}
        {!isOwner && ' Its owner alone can offer it to groups of theirs.'}
      </Text>
      <GroupBoxes
        legend="Offer it only to members of"
        groups={isOwner ? groups : []}
        unknown={isOwner ? 'A group that you are not in' : 'A group of the owner'}
        fault={messageAt(formState.errors, 'membership')}
        {...{ chosen, onChange, ref }}
      />
    </Section>
  )
}
