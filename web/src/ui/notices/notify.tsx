import { Button } from '@mantine/core'
import { type NotificationData, notifications } from '@mantine/notifications'
import { sentenceOf, withOutcome } from '../../api/failure.ts'

const UNDO_MS = 8_000
const FAILURE_MS = 10_000

const closeButtonProps = { 'aria-label': 'Close this message' }

/** Short messages at the edge of the screen. What concerns one field belongs beside the field instead. */
export const notify = {
  /** Takes every message away. */
  nothing: () => notifications.clean(),
  success: (message: string) => notifications.show({ message, closeButtonProps }),
  /** Stays until it is closed: for what happened while nobody looked. */
  info: (message: string) => notifications.show({ message, autoClose: false, closeButtonProps }),
  failure: (failure: unknown, kept = '') => notify.problem(withOutcome(sentenceOf(failure), kept)),
  /** Says what is wrong, and offers what may be done about it. */
  problem: (message: string, offer?: Offer) =>
    void show(message, offer, { color: 'red', autoClose: offer === undefined ? FAILURE_MS : UNDO_MS * 2, role: 'alert' }),
  /** Says what was done and offers to take it back. Answers a function that takes the message away before its time. */
  undo: (message: string, onUndo: () => void, during = UNDO_MS): (() => void) =>
    show(message, { words: 'Undo', run: onUndo }, { autoClose: during }),
}

/** What a message offers to do. */
interface Offer {
  readonly words: string
  readonly run: () => void
}

/** Shows a message with what it offers. Answers a function that takes it away before its time. */
function show(message: string, offer: Offer | undefined, how: Omit<NotificationData, 'message'>): () => void {
  const take = () => {
    notifications.hide(id)
    offer?.run()
  }
  const button = offer && (
    <Button variant="subtle" size="compact-md" ml="sm" onClick={take}>
      {offer.words}
    </Button>
  )
  const id = notifications.show({
    ...how,
    closeButtonProps,
    message:
      button === undefined ? (
        message
      ) : (
        <>
          {message}
          {button}
        </>
      ),
  })
  return () => notifications.hide(id)
}
