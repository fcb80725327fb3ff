import { Text } from '@mantine/core'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { moment } from '../../ui/dates.ts'
import { historyWords } from './historyWords.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import classes from '../review/Review.module.css'

interface Props {
  readonly history: readonly LinkChange[]
  readonly name: string
}

/** What happened between a person and the posting, newest first, and who did it. */
export function LinkHistory({ history, name }: Props) {
  const { words } = usePipeline()
  if (history.length === 0) return <Text c="dimmed">Nothing has happened yet.</Text>
  const newestFirst = history.toSorted((one, other) => other.at - one.at)
  return (
    <ol className={classes.history} reversed>
      {newestFirst.map((change) => (
        <li key={`${change.at} ${change.event}`}>
          {historyWords(words, change, name)}
          {change.words !== '' && <Text className={classes.noteWords}>{change.words}</Text>}
          <Text component="time" size="sm" c="dimmed" dateTime={new Date(change.at).toISOString()}>
            {moment(change.at)}
          </Text>
        </li>
      ))}
    </ol>
  )
}
