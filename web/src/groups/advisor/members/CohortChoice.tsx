import { TextInput } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { usePerson } from '../../../session/session.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { useCohorts } from '../cohorts/cohortQueries.ts'
import { whoWords } from './asking.ts'
import { Choices } from './Choices.tsx'
import { useAddToCohort } from './useAddToCohort.ts'

interface Props {
  readonly groupId: string
  readonly people: readonly Candidate[]
}

/** The choice that makes a cohort. */
const NEW = 'new'

/** Into which cohort some members are put. */
export function CohortChoice({ groupId, people }: Props) {
  const { data: cohorts, error, refetch } = useCohorts(groupId, usePerson().userId)
  const addTo = useAddToCohort(groupId)
  const [picked, setPicked] = useState<string>()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  if (cohorts === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (cohorts === undefined) {
    return (
      <Waiting>
        <SkeletonLines count={4} />
      </Waiting>
    )
  }
  const open = cohorts.filter(({ archived }) => !archived)
  const chosen = picked ?? open[0]?._id ?? NEW
  const send = () => {
    const cohort = open.find(({ _id }) => _id === chosen) ?? name.trim()
    setMissing(cohort === '')
    if (cohort === '') return undefined
    return addTo(
      cohort,
      people.map(({ _id }) => _id),
    )
  }
  const options = open.map(({ _id, size, _source }) => ({ id: _id, label: _source.generalInfo.name, more: size.toLocaleString('en') }))
  return (
    <Choices
      title={`Add ${whoWords(people)} to a cohort`}
      note="A member may be in several. Nobody is told."
      legend="Cohort"
      options={[...options, { id: NEW, label: 'A new one' }]}
      chosen={chosen}
      onChoose={setPicked}
      yes="Add"
      onSend={send}
    >
      {chosen === NEW && (
        <TextInput
          label="Name of the new cohort"
          placeholder="For example: Class of 2028"
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={isMissing && name.trim() === '' ? 'Give the cohort a name' : undefined}
          mb="md"
        />
      )}
    </Choices>
  )
}
