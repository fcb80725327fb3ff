import { Button, Text } from '@mantine/core'
import { MOST_WISHES, type OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import classes from '../advisor/Mentoring.module.css'
import type { OwnMentoringActions } from './ownMentoringQueries.ts'
import { PeerPicker } from './PeerPicker.tsx'
import { PeerRow } from './PeerRow.tsx'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly stored: OwnMentoring
  readonly actions: OwnMentoringActions
}

/** The mentors that a mentee wishes for, in their order. */
export function Wishes({ userId, groupId, stored, actions }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const { wished } = stored
  const ids = wished.map(({ _id }) => _id)
  const isFull = ids.length >= MOST_WISHES
  const close = () => {
    flushSync(() => setChoosing(false))
    addButton.current?.focus()
  }
  return (
    <section className={classes.panel} aria-labelledby="mentoring-wishes">
      <h2 className={classes.title} id="mentoring-wishes">
        Mentors I wish for
      </h2>
      <Text c="dimmed">Up to five, the one you wish for most first. A wish counts for a pair, but promises nothing.</Text>
      {wished.length > 0 && (
        <ol className={classes.rows}>
          {wished.map((person, at) => {
            const { name } = person._source.generalInfo
            return (
              <PeerRow key={person._id} person={person}>
                <Button
                  variant="subtle"
                  size="compact-md"
                  disabled={actions.isBusy || at === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => void actions.wish(movedUp(ids, at), 'The order is as it was.')}
                >
                  Up
                </Button>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-md"
                  disabled={actions.isBusy}
                  aria-label={`Remove ${name} from my wishes`}
                  onClick={() =>
                    void actions.wish(
                      ids.filter((id) => id !== person._id),
                      `${name} is still wished for.`,
                    )
                  }
                >
                  Remove
                </Button>
              </PeerRow>
            )
          })}
        </ol>
      )}
      {isChoosing ? (
        <PeerPicker
          {...{ userId, groupId }}
          which="mentors"
          searchLabel="Find mentors of the group"
          chosen={new Set([...ids, ...stored.ruledOut.map(({ _id }) => _id)])}
          isBusy={actions.isBusy || isFull}
          button={{ words: 'Wish for', label: (name) => `Wish for ${name}` }}
          onChoose={({ _id, _source }) => void actions.wish([...ids, _id], `${_source.generalInfo.name} is not wished for yet.`)}
          onClose={close}
        />
      ) : (
        <div className={classes.actions}>
          <Button ref={addButton} variant="default" disabled={isFull} onClick={() => setChoosing(true)}>
            Choose a mentor
          </Button>
        </div>
      )}
    </section>
  )
}

/** The same with one moved before the one above it. */
function movedUp(ids: readonly string[], at: number): string[] {
  const moved = [...ids]
  const [one] = moved.splice(at, 1)
  moved.splice(at - 1, 0, one!)
  return moved
}
