import { Button, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { CohortPerson, CohortRecord, CohortRole } from '@trellis/contract/groups/cohorts.ts'
import type { Directory } from '@trellis/contract/memberships/roles.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../api/failure.ts'
import { Photo } from '../../../files/Photo.tsx'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import { LoadMore } from '../../../ui/lists/LoadMore.tsx'
import { datesOf } from '../groupWords.ts'
import { counted } from '../../../ui/words/counted.ts'
import { cohortPeopleQuery, cohortsQuery } from '../queries.ts'
import classes from './GroupPeople.module.css'

interface Props {
  readonly groupId: string
  /** Whom the group shows to this member. */
  readonly directory: Directory
}

/** The cohorts of a group that the student is in, with those of their people whom the directory shows. Nothing for whoever is in none. */
export function GroupCohorts({ groupId, directory }: Props) {
  const { data: cohorts = [] } = useQuery(cohortsQuery(usePerson().userId, groupId))
  if (cohorts.length === 0) return null
  return (
    <section aria-labelledby="group-cohorts">
      <Title order={2} size="h4" id="group-cohorts">
        {cohorts.length === 1 ? 'My cohort' : 'My cohorts'}
      </Title>
      <ul className={classes.cohorts}>
        {cohorts.map((cohort) => (
          <Cohort key={cohort._id} cohort={cohort} showsPeople={directory !== 'advisors'} />
        ))}
      </ul>
    </section>
  )
}

function Cohort({ cohort, showsPeople }: { readonly cohort: CohortRecord; readonly showsPeople: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { name, ...dates } = cohort._source.generalInfo
  // As many as its list has: the directory may show some of them alone.
  const size = showsPeople && `${counted(cohort.size, 'person', 'people')} whom you see`
  return (
    <li>
      <h3>{name}</h3>
      <p>{[datesOf(dates), size, cohort.archived && 'Archived'].filter(Boolean).join(' · ')}</p>
      {showsPeople && (
        <Button variant="transparent" px={0} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? `Hide the people of ${name}` : `People of ${name}`}
        </Button>
      )}
      {isOpen && showsPeople && <People cohort={cohort} />}
    </li>
  )
}

function People({ cohort: { _id, _source } }: { readonly cohort: CohortRecord }) {
  const query = useInfiniteQuery(cohortPeopleQuery(usePerson().userId, _source.groupId, _id))
  const pages = query.data?.pages ?? []
  const people = pages.flatMap(({ items }) => items)
  if (query.data === undefined) return query.error === null ? null : <Text role="alert">{sentenceOf(query.error)}</Text>
  if (people.length === 0) return <p>Nobody in it whom the directory shows you.</p>
  return (
    <div className={classes.members}>
      {people.map((person) => (
        <Member key={person._id} person={person} />
      ))}
      <LoadMore
        shown={people.length}
        total={pages[0]!.total}
        loading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </div>
  )
}

const roleWords: Record<CohortRole, string> = { member: '', mentor: 'Mentor', both: 'Member and mentor' }

function Member({ person }: { readonly person: CohortPerson }) {
  const { name, level, profilePicture } = person._source.generalInfo
  return (
    <div className={classes.member}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={36} />
      <TextLink to={paths.preview(person._id)}>{name}</TextLink>
      <span>{[roleWords[person.role], levelLabel(level)].filter(Boolean).join(' · ')}</span>
    </div>
  )
}
