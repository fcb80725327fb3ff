import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { LONGEST_NOTE } from '@trellis/contract/postings/links.calls.ts'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { type SubmitEvent, useState } from 'react'
import { useDraft } from '../../drafts/drafts.ts'
import { usePerson } from '../../session/session.ts'
import { firstWords, keepWords, stopAsking, useContact } from './contacting.ts'

interface Props {
  readonly jobId: string
  readonly job: string
  readonly company: string
}

/** Asks for the words with which somebody is contacted. */
export function ContactDialog(props: Props) {
  const contact = useContact()
  // The letter keeps its words while it fades.
  const [shown, setShown] = useState(contact)
  if (contact !== undefined && contact !== shown) setShown(contact)
  return (
    <Modal.Root opened={contact !== undefined} onClose={stopAsking} centered size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          {shown !== undefined && <Letter key={shown.candidate._id} {...props} candidate={shown.candidate} onSend={shown.send} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface LetterProps extends Props {
  readonly candidate: Candidate
  readonly onSend: (words: string) => void
}

function Letter({ candidate, onSend, ...about }: LetterProps) {
  const person = usePerson()
  const { name } = candidate._source.generalInfo
  const draft = useDraft<string>(`contact.${about.jobId}.${candidate._id}`)
  const [words, setWords] = useState(() => draft.read() ?? firstWords({ ...about, candidate, author: person.info.name }))
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = words.trim()
    setMissing(written === '')
    if (written === '') return
    keepWords(about.jobId, name, written)
    draft.drop()
    stopAsking()
    onSend(written)
  }
  return (
    <form onSubmit={submit}>
      <Modal.Title fw={600} fz="lg" mb="xs">
        Contact {name}
      </Modal.Title>
      <Text mb="md">They read this here, and by e-mail as they chose. Their e-mail is shown to you once they agree to be contacted.</Text>
      <Textarea
        label={`Your words to ${name}`}
        description={`${words.length.toLocaleString('en')} of ${LONGEST_NOTE.toLocaleString('en')} characters.`}
        error={isMissing && words.trim() === '' ? 'Write something to them.' : undefined}
        autosize
        minRows={6}
        maxRows={14}
        maxLength={LONGEST_NOTE}
        data-autofocus
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          draft.save(currentTarget.value)
        }}
        mb="lg"
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={stopAsking}>
          Not now
        </Button>
        <Button type="submit">Send</Button>
      </Group>
    </form>
  )
}
