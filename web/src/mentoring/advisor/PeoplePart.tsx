import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { MentoringGroup, MentoringMember, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Photo } from '../../files/Photo.tsx'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { PagedList } from '../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { AddPanel } from './AddPanel.tsx'
import { CapacityForm } from './CapacityForm.tsx'
import classes from './Mentoring.module.css'
import { candidatesQuery, type Filter, membersQuery } from './mentoringQueries.ts'
import { capacityWords, menteesWords, mentorsWords } from './mentoringWords.ts'
import type { MentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  /** As what they take part. */
  readonly as: MentoringRole
  readonly actions: MentoringActions
}

const wordsOf = { mentee: menteesWords, mentor: mentorsWords } as const

const whyNone: Record<MentoringRole, string> = {
  mentee: 'Every member of the group is here already.',
  mentor: 'Nobody else is a mentor in this group. Give members the role of a mentor on the screen Members first.',
}

/** The mentees, or the mentors, of a mentoring group, each to be taken out, and more to be added. */
export function PeoplePart({ userId, groupId, group, as: role, actions }: Props) {
  const query = useInfiniteQuery(membersQuery(groupId, group._id, role))
  const [isAdding, setAdding] = useState(false)
  const [filter, setFilter] = useState<Filter>({ name: '', cohort: undefined })
  const candidates = useInfiniteQuery({ ...candidatesQuery(groupId, group._id, role, filter), enabled: isAdding })
  const addButton = useRef<HTMLButtonElement>(null)
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const close = () => {
    flushSync(() => setAdding(false))
    addButton.current?.focus()
  }
  const people = query.data?.pages.flatMap(({ items }) => items) ?? []
  const pages = candidates.data?.pages ?? []
  const add = !group.archived && !isAdding && (
    <Button ref={addButton} onClick={() => setAdding(true)}>
      {role === 'mentee' ? 'Add mentees' : 'Add mentors'}
    </Button>
  )
  return (
    <div className={classes.all}>
      {people.length > 0 && add && <div className={classes.actions}>{add}</div>}
      {isAdding && (
        <AddPanel
          {...{ userId, groupId, filter }}
          title={role === 'mentee' ? 'Add mentees' : 'Add mentors'}
          words={wordsOf[role]}
          searchLabel={role === 'mentee' ? 'Find members' : 'Find mentors'}
          onFilter={setFilter}
          query={candidates}
          found={pages.flatMap(({ items }) =>
            items.map(({ _id, _source: { generalInfo } }) => ({
              id: _id,
              name: generalInfo.name,
              more: [levelLabel(generalInfo.level), generalInfo.headline].filter(Boolean).join(' · '),
            })),
          )}
          total={pages[0]?.total ?? 0}
          whyNone={whyNone[role]}
          isBusy={actions.isBusy}
          onAdd={(chosen) => actions.addMembers(group._id, role, chosen)}
          onClose={close}
        />
      )}
      {!(isAdding && query.data !== undefined && people.length === 0) && (
        <PagedList
          query={query}
          items={people}
          total={query.data?.pages[0]?.total ?? 0}
          nouns={role === 'mentee' ? ['mentee', 'mentees'] : ['mentor', 'mentors']}
          row={(person) => <Row key={person._id} {...{ group, person, actions }} as={role} />}
          empty={
            <EmptyState title={role === 'mentee' ? 'No mentees yet' : 'No mentors yet'} action={add || undefined}>
              {role === 'mentee'
                ? 'Choose members of the group, one by one or a whole cohort. Whoever leaves the group leaves this as well.'
                : 'Choose among those who are mentors in the group. Whoever leaves the group leaves this as well.'}
            </EmptyState>
          }
        />
      )}
    </div>
  )
}

interface RowProps extends Pick<Props, 'group' | 'as' | 'actions'> {
  readonly person: MentoringMember
}

function Row({ group, as: role, person, actions }: RowProps) {
  const [isSetting, setSetting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { name, profilePicture, level } = person._source.generalInfo
  const close = () => {
    flushSync(() => setSetting(false))
    button.current?.focus()
  }
  const facts = [levelLabel(level), role === 'mentor' && capacityWords(person)].filter(Boolean).join(' · ')
  return (
    <article className={classes.row} aria-label={name} tabIndex={-1}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={40} />
      <div className={classes.who}>
        <b>{name}</b>
        <p>{facts}</p>
        {person.topics.length > 0 && <p>{`Topics: ${person.topics.join(', ')}`}</p>}
      </div>
      {role === 'mentor' && !group.archived && (
        <Button
          ref={button}
          variant="subtle"
          aria-expanded={isSetting}
          aria-label={`Places with ${name}`}
          onClick={() => setSetting(!isSetting)}
        >
          Places
        </Button>
      )}
      <Button
        variant="subtle"
        color="gray"
        disabled={actions.isBusy}
        aria-label={`Take out ${name}`}
        onClick={() => void actions.takeOut(group._id, role, { id: person._id, name })}
      >
        Take out
      </Button>
      {isSetting && (
        <CapacityForm
          stored={person.capacitySet}
          label={`How many mentees ${name} takes at most`}
          hint={
            person.capacityTold === null
              ? `Leave it empty for the usual ${group._source.options.mentorCapacity}.`
              : `Leave it empty for the ${person.capacityTold} that they tell. More than that is never assigned.`
          }
          onStore={(capacity) => actions.update(group, { mentors: [{ id: person._id, capacity }] })}
          onDone={close}
        />
      )}
    </article>
  )
}
