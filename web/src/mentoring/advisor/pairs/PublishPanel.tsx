import { Button } from '@mantine/core'
import type { Published } from '@trellis/contract/mentoring/pairsTable.ts'
import { useState } from 'react'
import { CheckField } from '../../../ui/choices/CheckField.tsx'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import classes from '../Mentoring.module.css'
import type { PairKind } from './pairKinds.ts'
import type { PairActions } from './pairsQueries.ts'
import { publicationWords, toldWords } from './pairWords.ts'

interface Props {
  readonly told: Published
  /** Whether the draft was changed since it was looked at. */
  readonly isOld: boolean
  readonly actions: PairActions
  readonly noun: PairKind['noun']
  readonly onClose: () => void
}

const isNothing = ({ added, ended, told }: Published): boolean => added + ended + told === 0

/** Who would be told of a draft that is published, and the word to do it. */
export function PublishPanel({ told, isOld, actions, noun, onClose }: Props) {
  const [tells, setTells] = useState(true)
  const publish = async () => {
    if ((await actions.publish(tells)) !== undefined) onClose()
  }
  const rest = told.told - told.people.length
  return (
    <section className={classes.panel} aria-labelledby="mentoring-publish">
      <h3 className={classes.title} id="mentoring-publish" ref={focusOnceThere} tabIndex={-1}>
        Publish this draft
      </h3>
      <p className={classes.line}>{publicationWords(told)}</p>
      {told.told > 0 && <CheckField label="Tell them" checked={tells} onChange={({ currentTarget }) => setTells(currentTarget.checked)} />}
      {isOld && <p className={classes.line}>The draft has changed since then. Press Publish again to see what would be published now.</p>}
      <div className={classes.actions}>
        {!isOld && !isNothing(told) && <Button onClick={() => void publish()}>Publish to members</Button>}
        <Button variant="default" onClick={onClose}>
          {isOld || isNothing(told) ? 'Close' : 'Not yet'}
        </Button>
      </div>
      {told.people.length > 0 && (
        <details>
          <summary>Who would be told</summary>
          <ul className={classes.reasons}>
            {told.people.map((person) => (
              <li key={person.id}>{toldWords(person, noun)}</li>
            ))}
            {rest > 0 && <li>{`${rest.toLocaleString('en')} more`}</li>}
          </ul>
        </details>
      )}
    </section>
  )
}
