import { Button, Text } from '@mantine/core'
import type { OwnMentoring } from '@trellis/contract/mentoring/ownMentoring.ts'
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

/** With whom somebody does not want to be paired, which nobody else is told. */
export function RuledOut({ userId, groupId, stored, actions }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const { ruledOut, role } = stored
  const close = () => {
    flushSync(() => setChoosing(false))
    addButton.current?.focus()
  }
  const named = ({ _id: id, _source }: (typeof ruledOut)[number]) => ({ id, name: _source.generalInfo.name })
  return (
    <section className={classes.panel} aria-labelledby="mentoring-out">
      <h2 className={classes.title} id="mentoring-out">
        Not with me
      </h2>
      <Text c="dimmed">
        You are never paired with whoever stands here. Only you see this list: neither that person nor an advisor is told.
      </Text>
      {ruledOut.length > 0 && (
        <ul className={classes.rows} aria-labelledby="mentoring-out">
          {ruledOut.map((person) => (
            <PeerRow key={person._id} person={person}>
              <Button
                variant="subtle"
                size="compact-md"
                disabled={actions.isBusy}
                aria-label={`Take back that you rule ${named(person).name} out`}
                onClick={() => void actions.takeBack(named(person))}
              >
                Take back
              </Button>
            </PeerRow>
          ))}
        </ul>
      )}
      {isChoosing ? (
        <PeerPicker
          {...{ userId, groupId }}
          which={role === 'member' ? 'mentors' : 'everybody'}
          searchLabel={role === 'member' ? 'Find a mentor of the group' : 'Find somebody in the group'}
          chosen={new Set(ruledOut.map(({ _id }) => _id))}
          isBusy={actions.isBusy}
          button={{ words: 'Rule out', label: (name) => `Rule out ${name}` }}
          onChoose={(person) => void actions.ruleOut(named(person))}
          onClose={close}
        />
      ) : (
        <div className={classes.actions}>
          <Button ref={addButton} variant="default" onClick={() => setChoosing(true)}>
            Rule somebody out
          </Button>
        </div>
      )}
    </section>
  )
}
