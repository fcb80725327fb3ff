import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { stateWord } from '../../jobs/employer/bucketWords.ts'
import classes from './LinkChips.module.css'

interface Props {
  readonly link: LinkOfOwner
  /** Says also in which list somebody is, where that does not stand above. */
  readonly withState?: boolean
  /** Says also that somebody applied at whom the owner's side has not looked yet. */
  readonly withNew?: boolean
}

/** What stands beside a candidate's state, in a word each. */
export function LinkChips({ link: { state, flags, resume, note }, withState = false, withNew = false }: Props) {
  const chips = [
    { words: 'New', shown: withNew && state === 'applied' && !flags.viewed, strong: true },
    { words: stateWord(state), shown: withState && state !== 'none', strong: true },
    { words: 'Applied', shown: flags.applied && state !== 'applied' && state !== 'rejected', strong: true },
    { words: 'OK to contact', shown: flags.ok2contact, strong: true },
    { words: 'Resume', shown: resume !== null },
    { words: 'Note', shown: note !== '' },
    { words: 'Withdrew', shown: flags.withdrawn },
    { words: 'Hidden', shown: flags.hidden },
  ].filter(({ shown }) => shown)
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label="Marks">
      {chips.map(({ words, strong }) => (
        <li key={words} data-strong={strong}>
          {words}
        </li>
      ))}
    </ul>
  )
}
