import { Box, Button, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { type ReactNode, useState } from 'react'
import { useOpenedLate } from '../loading/useOpenedLate.ts'

export interface QuestionProps {
  readonly opened: boolean
  readonly title: string
  /** What follows from either answer. */
  readonly children: ReactNode
  /** What has to be filled in for 'yes'. */
  readonly field?: ReactNode
  readonly yes: string
  readonly no: string
  /** Whether 'yes' takes something away. */
  readonly isRisky?: boolean
  /** The question stays, busy, until this is done. */
  readonly onYes: () => unknown
  readonly onNo: () => void
}

/** What `Question` shows, in a file of its own so that no screen waits for it. */
export function QuestionDialog({ opened, title, children, field, yes, no, isRisky = false, onYes, onNo }: QuestionProps) {
  const [isBusy, setBusy] = useState(false)
  const isOpen = useOpenedLate(opened)
  const agree = async () => {
    if (isBusy) return
    setBusy(true)
    await onYes()
    setBusy(false)
  }
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault()
    // A form that asks is not sent along.
    event.stopPropagation()
    void agree()
  }
  return (
    <Modal.Root opened={isOpen} onClose={onNo} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="xl">
          <Modal.Title fw={600} fz="lg" mb="xs">
            {title}
          </Modal.Title>
          <Text mb={field === undefined ? 'lg' : 'md'}>{children}</Text>
          <form noValidate autoComplete="off" onSubmit={submit}>
            {field !== undefined && <Box mb="lg">{field}</Box>}
            <Group justify="flex-end">
              <Button variant="default" onClick={onNo}>
                {no}
              </Button>
              <Button type="submit" {...(isRisky && { color: 'red.9' })} loading={isBusy}>
                {yes}
              </Button>
            </Group>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
