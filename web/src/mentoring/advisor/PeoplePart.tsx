import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { MentoringGroup, MentoringMember, MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { Photo } from '../../files/Photo.tsx'
import { useLeaveIfForbidden } from '../../postings/forbidden.ts'
import { AddPanel } from './AddPanel.tsx'
import { candidatesQuery, type Filter, membersQuery } from './mentoringQueries.ts'
import { pausedWords } from '../pauseWords.ts'
import { capacityWords, goesAlongWords, menteesWords, mentorsWords, talkWords } from './mentoringWords.ts'
import { PartList, PartRow } from './PartList.tsx'
import type { MentoringActions } from './useMentoringActions.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  /** As what they take part. */
  readonly as: MentoringRole
  /** A part of the names of those who are shown; empty where all are. */
  readonly named: string
  readonly onName: (named: string) => void
  readonly actions: MentoringActions
}

const wordsOf = {
  mentee: {
    counted: menteesWords,
    nouns: ['mentee', 'mentees'],
    search: 'Find a mentee',
    add: 'Add mentees',
    find: 'Find members',
    whyNone: 'The group has no member who is not here already. Invite people to it or give them its join code first.',
    empty: {
      title: 'No mentees yet',
      words: 'Choose members of the group, one by one or a whole cohort. Whoever leaves the group leaves this as well.',
    },
  },
  mentor: {
    counted: mentorsWords,
    nouns: ['mentor', 'mentors'],
    search: 'Find a mentor',
    add: 'Add mentors',
    find: 'Find mentors',
    whyNone: 'The group has no mentor who is not here already. Give members the role of a mentor on the screen Members first.',
    empty: {
      title: 'No mentors yet',
      words: 'Choose among those who are mentors in the group. Whoever leaves the group leaves this as well.',
    },
  },
} as const

/** The mentees, or the mentors, of a mentoring group, each to be taken out, and more to be added. */
export function PeoplePart({ userId, groupId, group, as: role, named, onName, actions }: Props) {
  const query = useInfiniteQuery({ ...membersQuery(groupId, group._id, role, named), placeholderData: keepPreviousData })
  const [isAdding, setAdding] = useState(false)
  const [filter, setFilter] = useState<Filter>({ name: '', cohort: undefined })
  const candidates = useInfiniteQuery({ ...candidatesQuery(groupId, group._id, role, filter), enabled: isAdding })
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const pages = candidates.data?.pages ?? []
  const words = wordsOf[role]
  return (
    <PartList
      {...{ query, isAdding }}
      {...(group.counts[words.nouns[1]] > 0 && { search: { label: words.search, named, onName } })}
      onAdd={() => setAdding(true)}
      items={query.data?.pages.flatMap(({ items }) => items) ?? []}
      nouns={words.nouns}
      row={(person) => <Row key={person._id} {...{ group, person, actions }} as={role} />}
      isArchived={group.archived}
      addLabel={words.add}
      panel={
        <AddPanel
          {...{ userId, groupId, filter }}
          title={words.add}
          words={words.counted}
          searchLabel={words.find}
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
          whyNone={words.whyNone}
          isBusy={actions.isBusy}
          onAdd={(chosen) => actions.addMembers(group._id, role, chosen)}
          onClose={() => setAdding(false)}
        />
      }
      empty={words.empty}
    />
  )
}

interface RowProps extends Pick<Props, 'group' | 'as' | 'actions'> {
  readonly person: MentoringMember
}

function Row({ group, as: role, person, actions }: RowProps) {
  const { name, profilePicture, level } = person._source.generalInfo
  const isMentor = role === 'mentor'
  const isAway = !isMentor && person.pausedUntil !== null && pausedWords(person.pausedUntil)
  const facts = [levelLabel(level), isMentor && capacityWords(person), isAway].filter(Boolean).join(' · ')
  const topics = person.topics.length > 0 ? `Topics: ${person.topics.join(', ')}` : ''
  return (
    <PartRow
      name={name}
      address={paths.preview(person._id)}
      photo={<Photo name={name} address={profilePicture} ring={person.ring} size={40} />}
      lines={[facts, topics, talkWords(person)].filter((line) => line !== '')}
      {...(isMentor &&
        !group.archived && {
          places: {
            label: `Places with ${name}`,
            stored: person.capacitySet,
            question: `How many mentees ${name} takes at most`,
            hint:
              person.capacityTold === null
                ? `Leave it empty for the usual ${group._source.options.mentorCapacity}.`
                : `Leave it empty for the ${person.capacityTold} that they tell. They never get more: only they can change that.`,
            onStore: (capacity: number | null) => actions.update(group, { mentors: [{ id: person._id, capacity }] }),
          },
        })}
      isBusy={actions.isBusy}
      goesAlong={person.hasPairs ? goesAlongWords(role) : undefined}
      onTakeOut={group.archived ? undefined : () => actions.takeOut(group._id, role, { id: person._id, name, isFinal: person.hasPairs })}
    />
  )
}
