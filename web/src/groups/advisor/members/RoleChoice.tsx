import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type MemberRole, memberRoles } from '@trellis/contract/memberships/roles.ts'
import { useState } from 'react'
import { cohortRoleLabels } from '../cohorts/cohortWords.ts'
import { whoWords } from './asking.ts'
import { Choices } from './Choices.tsx'
import { useSetRole } from './useSetRole.ts'

interface Props {
  readonly groupId: string
  readonly people: readonly Candidate[]
}

const notes: Record<MemberRole, string> = {
  member: 'is one of those the group is for',
  mentor: 'guides others',
  both: 'both at once',
}
const options = memberRoles.map((id) => ({ id, label: cohortRoleLabels[id], more: notes[id] }))

/** As what some members are in the group. */
export function RoleChoice({ groupId, people }: Props) {
  const setRole = useSetRole(groupId)
  const [role, setChosen] = useState<MemberRole>(people[0]?.inGroup?.role ?? 'member')
  return (
    <Choices
      title={`Set the role of ${whoWords(people)}`}
      note="An adult who is a mentor sees minors of the group whom its directory shows. Accept as mentors only those whom you know."
      legend="Role"
      options={options}
      chosen={role}
      onChoose={(id) => setChosen(memberRoles.find((one) => one === id)!)}
      yes="Set the role"
      onSend={() => setRole(role, people)}
    />
  )
}
