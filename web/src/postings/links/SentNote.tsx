import { Text } from '@mantine/core'
import classes from '../postings.module.css'

/** What the student wrote with their application, to read again. */
export function SentNote({ note }: { readonly note: string }) {
  return (
    <section aria-label="What you wrote">
      <Text size="sm" c="dimmed">
        What you wrote
      </Text>
      <p className={classes.sentNote}>{note}</p>
    </section>
  )
}
