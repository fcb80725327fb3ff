import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import classes from '../postings.module.css'
import { isNews, type LinkWords, wordsOfLink } from './telling.ts'

/** What the student and a posting are to each other. Nothing where nothing happened. */
export function LinkChip({ link, words: told }: { readonly link: LinkOfPerson; readonly words: LinkWords }) {
  const words = wordsOfLink(told, link)
  if (words === '') return null
  return (
    <span className={classes.chip} data-tone={isNews(link) ? 'news' : undefined}>
      {words}
    </span>
  )
}
