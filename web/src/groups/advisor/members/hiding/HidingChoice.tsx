import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useGroup } from '../../groupQueries.ts'
import { Choices } from '../Choices.tsx'
import { useSetProfileHidden } from './useSetProfileHidden.ts'

interface Props {
  readonly groupId: string
  readonly people: readonly Candidate[]
}

const nobody = { legend: '', options: [], chosen: '', onChoose: () => undefined } as const

/** Whether the profile of a member is hidden from everybody. */
export function HideProfile({ groupId, people: [person] }: Props) {
  const setHidden = useSetProfileHidden(groupId)
  const { data: group } = useGroup(groupId)
  const { name } = person!._source.generalInfo
  const by = group === undefined ? 'an advisor of this group' : `an advisor of ${group._source.generalInfo.name}`
  return (
    <Choices
      {...nobody}
      title={`Hide the profile of ${name}?`}
      note={
        `Nobody finds ${name} in lists, searches, matches or counts any more, but for those to whom they applied. ` +
        `They are told that ${by} hid it, and can publish it again in their settings; so can the advisors here.`
      }
      yes="Hide the profile"
      onSend={() => setHidden(person!, true)}
    />
  )
}

/** The way back. */
export function PublishProfile({ groupId, people: [person] }: Props) {
  const setHidden = useSetProfileHidden(groupId)
  const { name } = person!._source.generalInfo
  return (
    <Choices
      {...nobody}
      title={`Publish the profile of ${name} again?`}
      note={`${name} is found again in lists, searches and matches, and is told so.`}
      yes="Publish it"
      onSend={() => setHidden(person!, false)}
    />
  )
}
