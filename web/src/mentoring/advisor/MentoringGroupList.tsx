import { Button, Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraft } from '../../drafts/drafts.ts'
import { LoneLink } from '../../ui/links.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import classes from './Mentoring.module.css'
import { countsWords } from './mentoringWords.ts'
import { NameForm, nameDraft } from './NameForm.tsx'
import type { MentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly all: readonly MentoringGroup[]
  readonly actions: MentoringActions
  readonly onOpen: (id: string) => void
}

/** The mentoring groups of a group: to be opened, added, renamed and archived. */
export function MentoringGroupList({ userId, groupId, all, actions, onOpen }: Props) {
  const formName = `new.${groupId}`
  const draft = useDraft(nameDraft(formName))
  const [isAdding, setAdding] = useState(() => draft.read() !== undefined)
  const addButton = useRef<HTMLButtonElement>(null)
  const leaveForm = () => {
    flushSync(() => setAdding(false))
    addButton.current?.focus()
  }
  const add = (
    <Button ref={addButton} onClick={() => setAdding(true)}>
      Add a mentoring group
    </Button>
  )
  const rows = (some: readonly MentoringGroup[], label: string) => (
    <ul className={classes.rows} aria-label={label}>
      {some.map((group) => (
        <li key={group._id}>
          <Row {...{ userId, groupId, group, actions }} />
        </li>
      ))}
    </ul>
  )
  const [current, archived] = [all.filter((one) => !one.archived), all.filter((one) => one.archived)]
  return (
    <div className={classes.all}>
      {!isAdding && all.length > 0 && (
        <div className={classes.top}>
          <Text c="dimmed">Mentees, mentors and jobs of the group that are assigned to each other together.</Text>
          {add}
        </div>
      )}
      {isAdding && (
        <section className={classes.panel} aria-label="A new mentoring group">
          <NameForm
            stored=""
            formName={formName}
            button="Add the mentoring group"
            onStore={async (name) => onOpen(await actions.create(name))}
            onDone={leaveForm}
          />
        </section>
      )}
      {!isAdding && all.length === 0 && (
        <EmptyState title="No mentoring groups yet" action={add}>
          A mentoring group holds the mentees and mentors of this group who are assigned to each other, and the jobs that are. Most groups
          need one for each year.
        </EmptyState>
      )}
      {current.length > 0 && <section className={classes.panel}>{rows(current, 'Mentoring groups')}</section>}
      {archived.length > 0 && (
        <section className={classes.panel}>
          <h2 className={classes.title}>Archived</h2>
          {rows(archived, 'Archived mentoring groups')}
        </section>
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'userId' | 'groupId' | 'actions'> {
  readonly group: MentoringGroup
}

function Row({ userId, groupId, group, actions }: RowProps) {
  const formId = useId()
  const formName = group._id
  const draft = useDraft(nameDraft(formName))
  const [isRenaming, setRenaming] = useState(() => draft.read() !== undefined)
  const button = useRef<HTMLButtonElement>(null)
  const { archived, counts } = group
  const { name } = group._source
  const leaveForm = () => {
    flushSync(() => setRenaming(false))
    button.current?.focus()
  }
  return (
    <div className={classes.row}>
      <div className={classes.who}>
        <LoneLink to={groupPaths.mentoring(userId, groupId)} search={{ open: group._id }} fw={600}>
          {name}
        </LoneLink>
        <p>{countsWords(counts)}</p>
      </div>
      {!archived && (
        <Button
          ref={button}
          variant="subtle"
          aria-expanded={isRenaming}
          aria-controls={isRenaming ? formId : undefined}
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(!isRenaming)}
        >
          Rename
        </Button>
      )}
      <Button
        variant="subtle"
        disabled={actions.isBusy}
        aria-label={`${archived ? 'Bring back' : 'Archive'} ${name}`}
        onClick={() => void actions.archive(group, !archived)}
      >
        {archived ? 'Bring back' : 'Archive'}
      </Button>
      {isRenaming && (
        <div className={classes.capacity} id={formId}>
          <NameForm stored={name} formName={formName} button="Save" onStore={(next) => actions.rename(group, next)} onDone={leaveForm} />
        </div>
      )}
    </div>
  )
}
