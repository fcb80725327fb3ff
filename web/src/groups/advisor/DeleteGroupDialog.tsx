import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { useRef, useState } from 'react'
import { focusMain } from '../../ui/focusMain.ts'
import { QuestionDialog } from '../../ui/questions/QuestionDialog.tsx'
import { useLast } from '../../ui/useLast.ts'
import { cohortsQuery } from './cohorts/cohortQueries.ts'
import { whatGoes } from './whatGoes.ts'

interface Deletable {
  readonly id: string
  readonly name: string
  /** Those in its list of members, as whoever asks sees it. */
  readonly members: number
  readonly state: JobState
}

export interface DeleteGroupProps {
  readonly userId: string
  /** The group in question; undefined while nothing is asked. */
  readonly group: Deletable | undefined
  readonly onClose: () => void
  /** Deletes it, and answers whether that succeeded. */
  readonly onDelete: (group: Deletable) => Promise<boolean>
}

/** What `DeleteGroup` shows. */
export function DeleteGroupDialog({ userId, group, onClose, onDelete }: DeleteGroupProps) {
  const named = useLast(group)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const cohorts = useQuery({ ...cohortsQuery(named?.id ?? '', userId), enabled: named !== undefined })
  const close = () => {
    setTyped('')
    setFault(undefined)
    onClose()
  }
  const remove = async () => {
    if (group === undefined) return
    if (typed.trim().toLowerCase() !== group.name.trim().toLowerCase()) {
      setFault('Write the name of the group as it stands above')
      field.current?.focus()
      return
    }
    const isGone = await onDelete(group)
    close()
    // What asked for it may be gone as well.
    if (isGone) focusMain()
  }
  return (
    <QuestionDialog
      opened={group !== undefined}
      title={`Delete ${named?.name}?`}
      yes="Delete the group"
      no="Keep it"
      isRisky
      onYes={remove}
      onNo={close}
      field={
        <TextInput
          ref={field}
          label="To delete it, write its name"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setFault(undefined)
          }}
        />
      }
    >
      {named !== undefined && whatGoes(named.members, cohorts.data?.length)} It is gone from every list at once, with all that is in it, and
      this cannot be undone.
      {named !== undefined && insteadOf[named.state]}
    </QuestionDialog>
  )
}

/** What keeps it, in each of its states. */
const insteadOf: Record<JobState, string> = {
  open: ' To keep all of it and let nobody ask to join any more, close the group instead.',
  closed: ' It is closed already: while you keep it, nobody can ask to join.',
  draft: '',
}
