import { Title } from '@mantine/core'
import type { LinkChange } from '@trellis/contract/postings/linkSides.ts'
import { moment } from '../../ui/dates.ts'
import classes from '../PostingPage.module.css'
import { OwnersWords } from './OwnersWords.tsx'
import { type LinkWords, toldOfHistory, wordsOfChange } from './telling.ts'

/** What has happened between the student and a posting, newest first. */
export function History({ changes, words }: { readonly changes: readonly LinkChange[]; readonly words: LinkWords }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="link-history">
      <Title order={2} size="h4" id="link-history">
        What has happened
      </Title>
      <ol className={classes.history}>
        {toldOfHistory(words, changes).map((change) => (
          <li key={`${change.at} ${change.event}`}>
            {wordsOfChange(words, change)}
            {change.words !== '' && <OwnersWords words={change.words} />}
            <time dateTime={new Date(change.at).toISOString()}>{moment(change.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
