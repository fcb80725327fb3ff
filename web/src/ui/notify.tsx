import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { sentenceOf, withOutcome } from '../api/failure.ts'
import { whenPersonLeaves } from '../session/ofThisPerson.ts'

const UNDO_MS = 8_000
const FAILURE_MS = 10_000

const closeButtonProps = { 'aria-label': 'Close this message' }

whenPersonLeaves(() => notifications.clean())

/** Short messages at the edge of the screen. What concerns one field belongs beside the field instead. */
export const notify = {
  success: (message: string) => notifications.show({ message, closeButtonProps }),
  /** Stays until it is closed: for what happened while nobody looked. */
  info: (message: string) => notifications.show({ message, autoClose: false, closeButtonProps }),
  failure: (failure: unknown, kept = '') =>
    notifications.show({
      color: 'red',
      message: withOutcome(sentenceOf(failure), kept),
      autoClose: FAILURE_MS,
      closeButtonProps,
      role: 'alert',
    }),
  /** Says what was done and offers to take it back. Answers a function that takes the message away before its time. */
  undo: (message: string, onUndo: () => void, during = UNDO_MS): (() => void) => {
    const id = notifications.show({
      autoClose: during,
      closeButtonProps,
      message: (
        <>
          {message}
          <Button
            variant="subtle"
            size="compact-md"
            ml="sm"
            onClick={() => {
              notifications.hide(id)
              onUndo()
            }}
          >
            Undo
          </Button>
        </>
      ),
    })
    return () => notifications.hide(id)
  },
}
