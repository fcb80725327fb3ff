import { Text, Title } from '@mantine/core'
import type { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { GroupRecord } from '@trellis/contract/groups/groups.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { useRef, useState } from 'react'
import { useChange } from '../../../postings/links/changes.ts'
import { ChangeTrouble } from '../../../postings/links/ChangeTrouble.tsx'
import { lastOf, lastWordsOf, OwnersWords } from '../../../postings/links/OwnersWords.tsx'
import { UndoButton } from '../../../postings/links/UndoButton.tsx'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import classes from '../../../postings/PostingPage.module.css'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import { useJoiningSide } from '../lists/side.ts'
import { useWhyTooYoung } from '../useWhyTooYoung.ts'
import { JoinButtons } from './JoinButtons.tsx'
import { closedWords, type Place, standing } from './standing.ts'

type Answered = Reply<(typeof getGroupOfPerson)['description']>
type Groups = Answered['toLeave']

interface Props {
  readonly group: GroupRecord
  readonly link: LinkOfPerson
  readonly place: Place | null
  readonly asksAs: Answered['asksAs']
  /** The groups that the student would have to leave before. */
  readonly toLeave: Groups
}

/** What the student is to a group, and what they can do about it now. */
export function GroupPanel({ group, link, place, asksAs, toLeave }: Props) {
  const { name, joinPolicy, leastAge, state, applyUntil } = group._source.generalInfo
  const actions = useLinkActions(GROUP, link.state)
  const change = useChange(group._id)
  const { done } = change
  const heading = useRef<HTMLHeadingElement>(null)
  const [openedAt] = useState(() => Date.now())
  const { isStudent } = useJoiningSide()
  const tooYoung = useWhyTooYoung(leastAge)
  const linked = { id: group._id, link }
  const canAsk = link.can.includes('applied')
  const mayAsk = canAsk && tooYoung === undefined
  const closed = closedWords(link, { state, applyUntil }, openedAt)
  const last = lastOf(group.history)
  const { title, words } = standing(link, joinPolicy, { place, asksAs, last })
  const areTold = link.state === 'contacted' || link.state === 'accepted'
  const advisorsWords = areTold ? lastWordsOf(group.history) : link.state === 'rejected' ? (last?.words ?? '') : ''
  return (
    <section className={classes.panel} aria-labelledby="group-link">
      <div role="status">
        <Title order={2} size="h4" id="group-link" ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed">{words}</Text>
        {closed !== '' && <Text>{closed}</Text>}
        {canAsk && tooYoung !== undefined && <Text>{tooYoung}</Text>}
      </div>
      {(canAsk || link.state === 'applied') && <ToLeave groups={toLeave} />}
      {advisorsWords !== '' && <OwnersWords words={advisorsWords} />}
      <JoinButtons
        name={name}
        policy={joinPolicy}
        link={link}
        mayAsk={mayAsk}
        isBusy={change.inProcess === true}
        onChange={async (event, role) => {
          await actions.change(linked, event, role && { role })
          heading.current?.focus()
        }}
      />
      <ChangeTrouble change={change} />
      {done !== undefined && (
        <UndoButton key={done.undoUntil} until={done.undoUntil} about="your last step" onUndo={() => void actions.undo(linked, done)} />
      )}
      {mayAsk && (
        <Text size="sm" c="dimmed">
          Its advisors see {isStudent ? 'your bio' : 'your name, company and title'} as soon as you{' '}
          {link.state === 'contacted' ? 'accept' : 'ask'}
          {isStudent && ', also while your profile is hidden'}.
        </Text>
      )}
    </section>
  )
}

/** Which exclusive group keeps the student out of this one. */
function ToLeave({ groups }: { readonly groups: Groups }) {
  const { userId } = usePerson()
  if (groups.length === 0) return null
  return (
    <Text>
      One cannot be in this group and in another of its kind. Before you can become a member, leave{' '}
      {groups.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <TextLink to={groupPaths.group(userId, id)}>{name}</TextLink>
        </span>
      ))}
      .
    </Text>
  )
}
