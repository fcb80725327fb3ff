import { Text, VisuallyHidden } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import { useRef, useState } from 'react'
import { ButtonLink } from '../../../ui/links.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { CodeThatIs } from './CodeThatIs.tsx'
import classes from './JoinCode.module.css'
import { effectWords, shutWords } from './joinCodeWords.ts'
import { TermsForm } from './TermsForm.tsx'
import { useJoinCode } from './useJoinCode.ts'

interface JoinCodeProps {
  readonly userId: string
  readonly group: GroupRecord
}

/** The code by which people join a group, for its advisors. */
export function JoinCode({ userId, group }: JoinCodeProps) {
  const { _id: groupId, own } = group
  const info = group._source.generalInfo
  const code = own?.joinCode ?? null
  const actions = useJoinCode(groupId)
  const heading = useRef<HTMLHeadingElement>(null)
  const [openedAt] = useState(() => Date.now())
  const isOpen = info.state === 'open'
  const shut = shutWords(info, openedAt)
  if (!isOpen && code === null) {
    return (
      <EmptyState
        title="Open the group first"
        action={<ButtonLink to={groupPaths.manageGroup(userId, groupId)}>Manage the group</ButtonLink>}
      >
        A code lets people into an open group: a class that reads it from the board, or whoever you send it to.
      </EmptyState>
    )
  }
  return (
    <div className={classes.all}>
      <VisuallyHidden>
        <h2 ref={heading} tabIndex={-1}>
          Join code
        </h2>
      </VisuallyHidden>
      {code === null ? (
        <section className={classes.card} aria-labelledby="turn-on-code">
          <h3 className={classes.heading} id="turn-on-code">
            Let people in by a code
          </h3>
          <Text>Six letters and digits that a class reads from the board, or a picture that they open with their phones.</Text>
          {shut !== '' && <Notice tone="problem">{shut}</Notice>}
          <TermsForm
            key="new"
            groupId={groupId}
            stored={undefined}
            button="Turn on"
            onStore={async (terms) => {
              await actions.turnOn(terms)
              heading.current?.focus()
            }}
          />
        </section>
      ) : (
        <CodeThatIs {...{ groupId, info, code, isOpen, shut, actions }} onOff={() => heading.current?.focus()} />
      )}
      <section className={classes.card} aria-labelledby="what-code-does">
        <h3 className={classes.heading} id="what-code-does">
          What it does
        </h3>
        <ul className={classes.effects}>
          {effectWords(info).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
