import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import classes from '../jobs.module.css'
import { isNews, linkWords } from './linkWords.ts'

/** What the student and the job are to each other. Nothing where nothing happened. */
export function LinkChip({ link }: { readonly link: LinkOfPerson }) {
  const words = linkWords(link)
  if (words === '') return null
  return (
    <span className={classes.chip} data-tone={isNews(link) ? 'news' : undefined}>
      {words}
    </span>
  )
}
