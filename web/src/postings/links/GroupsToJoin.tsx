import { Button, Text } from '@mantine/core'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { useRef } from 'react'
import { useWrites } from '../../api/writes.ts'
import { usePerson } from '../../session/session.ts'
import { TextLink } from '../../ui/links.tsx'
import { aboutLink, lastChange, type LinkChange } from './changes.ts'
import classes from './GroupsToJoin.module.css'
import type { GroupInTheWay } from './groupsInTheWay.ts'
import { useLinkActions } from './useLinkActions.ts'

/** The groups whose members alone may apply, each with its page and one press to ask for it. */
export function GroupsToJoin({ groups }: { readonly groups: readonly GroupInTheWay[] }) {
  return (
    <ul className={classes.groups} aria-label="Groups to join first">
      {groups.map((group) => (
        <GroupToJoin key={group.id} group={group} />
      ))}
    </ul>
  )
}

const untouched: LinkOfPerson = {
  state: 'none',
  flag: '',
  flags: { withdrawn: false, applied: false, ok2contact: false, approved: false },
  can: ['applied'],
  undoUntil: null,
  changedAt: null,
}

function GroupToJoin({ group: { id, name, state } }: { readonly group: GroupInTheWay }) {
  const { userId } = usePerson()
  const actions = useLinkActions(GROUP, '')
  const writes = useWrites<LinkChange>(aboutLink(id))
  const { inProcess = false, error } = lastChange(writes)
  const done = writes.findLast(({ isPending, failure }) => !isPending && failure === undefined)
  const standing = done?.change.after.state ?? state
  const row = useRef<HTMLLIElement>(null)
  const ask = async () => {
    await actions.change({ id, link: { ...untouched, state: standing } }, 'applied')
    // The button that was pressed is gone, or was disabled.
    row.current?.focus()
  }
  return (
    <li ref={row} tabIndex={-1}>
      <TextLink to={groupPaths.group(userId, id)}>{name}</TextLink>
      <span role="status">{words[standing]}</span>
      {words[standing] === undefined && (
        <Button size="compact-md" variant="default" aria-label={`Ask to join ${name}`} loading={inProcess} onClick={() => void ask()}>
          Ask to join
        </Button>
      )}
      {error !== undefined && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {error}
        </Text>
      )}
    </li>
  )
}

/** Where the student stands with a group that they need not ask any more. */
const words: Partial<Record<GroupInTheWay['state'], string>> = {
  applied: 'You have asked to join. An advisor decides.',
  accepted: 'You are a member now: try again.',
}
