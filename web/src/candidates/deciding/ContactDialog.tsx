import { Button, Group, Modal, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { LONGEST_NOTE } from '@trellis/contract/postings/links.calls.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { useDraft } from '../../drafts/drafts.ts'
import { usePerson } from '../../session/session.ts'
import { useOpenedLate } from '../../ui/loading/useOpenedLate.ts'
import { tooLong } from '../../ui/words/tooLong.ts'
import { firstWords, keepWords, stopAsking, useContact } from './contacting.ts'

interface Props {
  readonly postingId: string
  /** The name of the posting. */
  readonly posting: string
  readonly company: string
}

/** Asks for the words with which somebody is contacted, or let go. */
export function ContactDialog(props: Props) {
  const contact = useContact()
  const isOpen = useOpenedLate(contact !== undefined)
  // The letter keeps its words while it fades.
  const [shown, setShown] = useState(contact)
  if (contact !== undefined && contact !== shown) setShown(contact)
  return (
    <Modal.Root opened={isOpen} onClose={stopAsking} centered size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          {shown !== undefined && <Letter key={shown.people.map(({ _id }) => _id).join()} {...props} {...shown} />}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

interface LetterProps extends Props, NonNullable<ReturnType<typeof useContact>> {}

function Letter({ people, letter, send, ...about }: LetterProps) {
  const person = usePerson()
  const [candidate] = people
  const name = people.length === 1 ? candidate!._source.generalInfo.name : `${people.length.toLocaleString('en')} people`
  const kind = letter.begins === undefined ? 'farewell' : 'contact'
  const draft = useDraft<string>(`${kind}.${about.postingId}.${people.length === 1 ? candidate!._id : 'several'}`)
  const [words, setWords] = useState(
    () => draft.read() ?? firstWords({ ...about, letter, candidate: candidate!, author: person.info.name }),
  )
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const fault = tooLong(words, LONGEST_NOTE)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const written = words.trim()
    setMissing(written === '')
    if (written === '' || fault !== undefined) return field.current?.focus()
    if (letter.begins !== undefined) keepWords(about.postingId, name, written)
    draft.drop()
    stopAsking()
    send(written)
  }
  return (
    <form onSubmit={submit}>
      <Modal.Title fw={600} fz="lg" mb="xs">
        {letter.title(name)}
      </Modal.Title>
      <Text mb="md">{letter.note}</Text>
      <Textarea
        ref={field}
        label={letter.field(name)}
        description={`${words.length.toLocaleString('en')} of ${LONGEST_NOTE.toLocaleString('en')} characters.`}
        error={isMissing && words.trim() === '' ? letter.missing : fault}
        autosize
        minRows={6}
        maxRows={14}
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
        <Button type="submit">{letter.send}</Button>
      </Group>
    </form>
  )
}
