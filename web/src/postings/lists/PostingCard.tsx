import { Text } from '@mantine/core'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { type Bucket, isInBucket } from '@trellis/contract/postings/links.ts'
import type { ReactNode, Ref } from 'react'
import { useChange } from '../links/changes.ts'
import { ChangeTrouble } from '../links/ChangeTrouble.tsx'
import { goneWords, type LinkWords } from '../links/telling.ts'
import { UndoButton } from '../links/UndoButton.tsx'
import type { LinkActions } from '../links/useLinkActions.ts'
import { useKeptFocus } from '../../ui/loading/useKeptFocus.ts'
import classes from '../postings.module.css'

interface Props {
  readonly id: string
  readonly name: string
  readonly link: LinkOfPerson | null
  /** The list that it stands in. */
  readonly bucket: Bucket
  readonly actions: LinkActions
  readonly words: LinkWords
  /** What the card is called. */
  readonly label: string
  /** What it is at a glance, and what can be done about it. */
  readonly head: ReactNode
  readonly buttons: ReactNode
  readonly children: ReactNode
}

/** A job or a group in a list; where it has left the list, what was done is said in its place, and can be taken back. */
export function PostingCard({ label, head, buttons, children, bucket, ...posting }: Props) {
  const { done } = useChange(posting.id)
  const state = posting.link?.state ?? 'none'
  const wasDeclined = state === 'rejected' && done?.event === 'rejected'
  const isGone = !isInBucket(state, bucket) || wasDeclined
  const element = useKeptFocus(isGone)
  if (isGone) return <Gone ref={element} {...posting} />
  return (
    <article className={classes.card} aria-label={label} ref={element} tabIndex={-1}>
      <div className={classes.top}>
        {head}
        {buttons}
      </div>
      <div>{children}</div>
    </article>
  )
}

interface GoneProps extends Pick<Props, 'id' | 'name' | 'link' | 'words' | 'actions'> {
  readonly ref: Ref<HTMLDivElement>
}

/** What is left of one that is no longer in the list: what was done, and Undo; or what somebody else did. */
function Gone({ ref, id, name, link, words: told, actions }: GoneProps) {
  const change = useChange(id)
  const { done } = change
  const words = goneWords(told, name, done?.event, link)
  return (
    <div className={classes.gone} ref={ref} tabIndex={-1}>
      <div>
        <Text c="dimmed" role="status">
          {words}
        </Text>
        <ChangeTrouble change={change} />
      </div>
      {done !== undefined && link !== null && (
        <UndoButton key={done.undoUntil} until={done.undoUntil} about={words} onUndo={() => void actions.undo({ id, link }, done)} />
      )}
    </div>
  )
}
