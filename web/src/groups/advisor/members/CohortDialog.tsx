import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { usePerson } from '../../../session/session.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../../ui/states/Waiting.tsx'
import { useCohorts } from '../cohorts/cohortQueries.ts'
import { stopAskingForCohort, usePeopleToAdd } from './addingToCohort.ts'
import classes from './CohortDialog.module.css'
import { useAddToCohort } from './useAddToCohort.ts'

interface Props {
  readonly groupId: string
}

/** Asks into which cohort some members are put. */
export function CohortDialog({ groupId }: Props) {
  const people = usePeopleToAdd()
  // It keeps its words while it fades.
  const [shown, setShown] = useState(people)
  if (people !== undefined && people !== shown) setShown(people)
  return (
    <Modal.Root opened={people !== undefined} onClose={stopAskingForCohort} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          {shown !== undefined && <Choice key={shown.map(({ _id }) => _id).join()} groupId={groupId} people={shown} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Of which cohort the name is typed here. */
const NEW = 'new'

function Choice({ groupId, people }: Props & { readonly people: readonly Candidate[] }) {
  const { data: cohorts, error, refetch } = useCohorts(groupId, usePerson().userId)
  const addTo = useAddToCohort(groupId)
  const leaveIfForbidden = useLeavingIfForbidden()
  const radios = useId()
  const open = cohorts?.filter(({ archived }) => !archived) ?? []
  const [picked, setPicked] = useState<string>()
  const choice = picked ?? open[0]?._id ?? NEW
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const who = people.length === 1 ? people[0]!._source.generalInfo.name : `${people.length.toLocaleString('en')} people`
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = open.find(({ _id }) => _id === choice) ?? name.trim()
    if (chosen === '') return setFailure('Give the cohort a name')
    setSending(true)
    setFailure('')
    try {
      const done = await addTo(
        chosen,
        people.map(({ _id }) => _id),
      )
      stopAskingForCohort()
      notify.success(done)
    } catch (reason) {
      if (!leaveIfForbidden(reason)) setFailure(sentenceOf(reason))
    }
    setSending(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Modal.Title fw={600} fz="lg" mb="xs">
        Add {who} to a cohort
      </Modal.Title>
      <Text mb="md">A member may be in several. Nobody is told.</Text>
      {cohorts === undefined && error && <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />}
      {cohorts === undefined && !error && (
        <Waiting>
          <SkeletonLines count={3} />
        </Waiting>
      )}
      {cohorts !== undefined && (
        <fieldset className={classes.choice}>
          <legend>Cohort</legend>
          {[
            ...open.map(({ _id, size, _source }) => [_id, _source.generalInfo.name, size] as const),
            [NEW, 'A new one', undefined] as const,
          ].map(([id, label, size]) => (
            <label key={id}>
              <input type="radio" name={radios} checked={choice === id} onChange={() => setPicked(id)} />
              <span>{label}</span>
              {size !== undefined && <span className={classes.size}>{size.toLocaleString('en')}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {cohorts !== undefined && choice === NEW && (
        <TextInput
          label="Name of the new cohort"
          placeholder="For example: Class of 2028"
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={failure || undefined}
          mb="md"
        />
      )}
      {failure !== '' && choice !== NEW && (
        <Text role="alert" c="var(--mantine-color-error)" mb="md">
          {failure}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={stopAskingForCohort}>
          Not now
        </Button>
        <Button type="submit" loading={isSending} disabled={cohorts === undefined}>
          Add
        </Button>
      </Group>
    </form>
  )
}
