import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { usePipeline } from '../pipeline/pipeline.ts'
import { stateWord } from '../pipeline/words.ts'
import classes from './LinkChips.module.css'

interface Props {
  readonly link: LinkOfOwner
  /** What the kind of posting says beside it. */
  readonly more?: readonly string[]
  /** Says also in which list somebody is, where that does not stand above. */
  readonly withState?: boolean
  /** Says also that somebody applied at whom the owner's side has not looked yet. */
  readonly withNew?: boolean
}

/** What stands beside a candidate's state, in a word each. */
export function LinkChips({ link, more, withState = false, withNew = false }: Props) {
  const { kind, words: called } = usePipeline()
  const { state, flags, resume, note } = link
  // That somebody asked to join is nothing to say of a member.
  const isOver = state === 'rejected' || (kind === GROUP && state === 'accepted')
  const all: { readonly words: string; readonly shown: boolean; readonly strong?: boolean }[] = [
    { words: 'New', shown: withNew && state === 'applied' && !flags.viewed, strong: true },
    { words: stateWord(called, link), shown: withState && state !== 'none', strong: true },
    { words: called.applied, shown: flags.applied && state !== 'applied' && !isOver, strong: true },
    ...(more ?? []).map((words) => ({ words, shown: true })),
    { words: 'OK to contact', shown: flags.ok2contact, strong: true },
    { words: 'Resume', shown: resume !== null },
    { words: 'Note', shown: note !== '' },
    { words: called.withdrew, shown: flags.withdrawn },
    { words: 'Hidden', shown: flags.hidden },
  ]
  const chips = all.filter(({ shown }) => shown)
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
