import { Text } from '@mantine/core'
import { isProtectedAsMinor, MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { SharedEntry } from '@trellis/contract/profiles/sharedEntry.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useState } from 'react'
import { sentenceOf } from '../api/failure.ts'
import { MatchReasons } from '../people/matches/MatchReasons.tsx'
import people from '../people/people.module.css'
import { noFilters } from '../people/found/filters.ts'
import { PersonActions } from '../people/PersonActions.tsx'
import { PersonArticle } from '../people/PersonArticle.tsx'
import { PersonHead } from '../people/PersonHead.tsx'
import { useFindPeople } from '../people/queries.ts'
import { type Listed, useRow } from '../people/rows.ts'
import { isInGroups, useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/links.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import classes from './PersonStep.module.css'
import { useSomebodyAhead } from './useSomebodyAhead.ts'

/** One person ahead who did one of the same things, in their own words. */
export function PersonStep({ record }: { readonly record: ProfileRecord }) {
  const { somebody, isReading, error, retry } = useSomebodyAhead(record)
  if (somebody === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={retry} />
  if (isReading) {
    return (
      <Waiting>
        <SkeletonLines count={5} />
      </Waiting>
    )
  }
  return somebody === undefined ? <Nobody record={record} /> : <Somebody {...somebody} />
}

interface SomebodyProps {
  readonly match: Match & Listed
  readonly entry: SharedEntry | undefined
}

function Somebody({ match, entry }: SomebodyProps) {
  const { name } = match._source.generalInfo
  const person = { id: match._id, name }
  const row = useRow(match)
  return (
    <PersonArticle person={person} row={row}>
      <div className={people.top}>
        <PersonHead person={match} />
        <PersonActions person={person} row={row} followed={match.followed} isCard />
      </div>
      {entry === undefined ? (
        <div className={classes.why}>
          <Text>Nobody near you has told of the same skill yet. This is who is nearest to you among the people ahead.</Text>
          <MatchReasons title="Why you match" isCard {...match} />
        </div>
      ) : (
        <Told name={name} entry={entry} />
      )}
    </PersonArticle>
  )
}

/** What they did with the same skill: their own words where they wrote any, else what they call it. */
function Told({ name, entry: { skill, own, name: title, as, words } }: { readonly name: string; readonly entry: SharedEntry }) {
  const called = as === '' ? title : `${title}, ${as}`
  return (
    <figure className={classes.told}>
      <blockquote className={classes.quote}>{words === '' ? called : words}</blockquote>
      <figcaption>
        {words !== '' && <Text fw={600}>{called}</Text>}
        <Text c="dimmed">
          {name} did this with {skill}, as you do in ‘{own}’.
        </Text>
      </figcaption>
    </figure>
  )
}

function Nobody({ record: { _id, _source } }: { readonly record: ProfileRecord }) {
  const { birthYear } = _source.generalInfo
  const everybody = useFindPeople(_id, 'all', noFilters)
  const [thisYear] = useState(() => new Date().getFullYear())
  const isInGroup = useSession(isInGroups)
  const isMinor = isProtectedAsMinor(birthYear === '' ? null : Number(birthYear), thisYear)
  if (everybody.isPending) {
    return (
      <Waiting>
        <SkeletonLines count={5} />
      </Waiting>
    )
  }
  const isAlone = everybody.data?.total === 0
  const [to, words] = isAlone ? [groupPaths.join(_id), 'Join a group with a code'] : [paths.firstVisit(_id, 1), 'Name another thing you do']
  return (
    <EmptyState
      title={isAlone ? 'There is nobody yet whom you may see' : 'Nobody ahead of you is near yet'}
      action={
        <ButtonLink to={to} variant="default">
          {words}
        </ButtonLink>
      }
    >
      {isAlone
        ? 'Whoever is ahead of you and like you stands under People as soon as they have joined.'
        : 'Each thing that you name, with the skills it takes, brings people closer, and so does everybody who joins.'}
      {isMinor &&
        ` People of ${MINORS_AGE} see others of their age where a group that they share shows them${isInGroup ? '' : ': ask your school or program for one'}.`}
      {isMinor && birthYear === '' && ' Without a birth year you are protected as one of them; your bio has a place for it.'}
    </EmptyState>
  )
}
