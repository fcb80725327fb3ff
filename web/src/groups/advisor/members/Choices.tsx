import { Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { useLeavingIfForbidden } from '../../../postings/forbidden.ts'
import { notify } from '../../../ui/notices/notify.tsx'
import { useFocusBack } from '../../../ui/loading/useFocusBack.ts'
import { stopAsking } from './asking.ts'
import classes from './Choices.module.css'

interface Option {
  readonly id: string
  readonly label: string
  /** What stands at its end. */
  readonly more?: string
}

interface Props {
  readonly title: string
  readonly note: string
  readonly legend: string
  readonly options: readonly Option[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly yes: string
  /** What has to be filled in for what is chosen. */
  readonly children?: ReactNode
  /** Why it cannot be sent as it stands, said at its field; empty where it can. */
  readonly onSend: () => Promise<string> | undefined
}

/** One of some things to be chosen, in a dialog; without any, only whether it is done. */
export function Choices({ title, note, legend, options, chosen, onChoose, yes, children, onSend }: Props) {
  const leaveIfForbidden = useLeavingIfForbidden()
  const name = useId()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const button = useFocusBack(isSending)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = onSend()
    if (sent === undefined) return
    setSending(true)
    setFailure('')
    try {
      notify.success(await sent)
      stopAsking()
    } catch (reason) {
      if (!leaveIfForbidden(reason)) setFailure(sentenceOf(reason))
    }
    setSending(false)
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Modal.Title fw={600} fz="lg" lh={1.3} mb="xs">
        {title}
      </Modal.Title>
      <Text mb="md">{note}</Text>
      {options.length > 0 && (
        <fieldset className={classes.choices}>
          <legend>{legend}</legend>
          {options.map(({ id, label, more }) => (
            <label key={id}>
              <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} />
              <span>{label}</span>
              <span className={classes.more}>{more}</span>
            </label>
          ))}
        </fieldset>
      )}
      {children}
      {failure !== '' && (
        <Text role="alert" c="var(--mantine-color-error)" mb="md">
          {failure}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={stopAsking}>
          Not now
        </Button>
        <Button ref={button} type="submit" loading={isSending}>
          {yes}
        </Button>
      </Group>
    </form>
  )
}
