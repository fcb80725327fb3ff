import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PairRow, MentorLoad, Published, Rebalanced } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { MentoringGroup } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { useRef, useState } from 'react'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { useIsWide } from '../../../ui/lists/useIsWide.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import classes from '../Mentoring.module.css'
import type { MentoringSearch } from '../mentoringSearch.ts'
import own from './Pairs.module.css'
import { MenteeFilter } from './MenteeFilter.tsx'
import { PairSearch } from './PairSearch.tsx'
import { MenteeRow } from './MenteeRow.tsx'
import { useHeldMentee } from './moving/dragging.ts'
import { Targets } from './moving/Targets.tsx'
import { useMoving } from './moving/useMoving.ts'
import { mentorPairs, type PairKind, type Pin, type Tried } from './pairKinds.ts'
import { pairsQuery, usePairActions } from './pairsQueries.ts'
import { usePairKeys } from './usePairKeys.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { RebalancePanel } from './RebalancePanel.tsx'
import { historyQuery, useVersionActions } from './versions/useDraftVersions.ts'
import { historyTitle } from './versions/versionWords.ts'
import { VersionTools } from './versions/VersionTools.tsx'
import { VersionsPanel } from './versions/VersionsPanel.tsx'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly group: MentoringGroup
  readonly search: MentoringSearch
  readonly onSearch: (search: MentoringSearch) => void
  /** Who mentors whom where it is left out. */
  readonly kind?: PairKind
}

/** A mentee with their rows and pins. */
export interface MenteeOfTable {
  readonly id: string
  readonly rows: readonly PairRow[]
  readonly pins: readonly Pin[]
}

const nobody = (noun: PairKind['noun']): Readonly<Record<MenteesShown, { readonly title: string; readonly words: string }>> => ({
  without: { title: `Every mentee has a ${noun}`, words: 'Nobody is left without one in this draft.' },
  changed: { title: 'Nothing to publish', words: `Members see the ${noun === 'job' ? 'jobs' : 'pairs'} of this draft already.` },
})

/** The draft of who mentors whom, or which job is for whom: worked out, looked at, changed and published. */
export function PairsPart({ userId, groupId, group, search, onSearch, kind = mentorPairs }: Props) {
  const { noun, part, keepsVersions } = kind
  const { q, sort } = search
  const isArchived = group.archived
  const only = isArchived && search.only === 'changed' ? undefined : search.only
  const shown = { ...(only && { only }), ...(q && { q }), ...(sort && { sort }) }
  const query = useInfiniteQuery({ ...pairsQuery(groupId, group._id, shown, kind), placeholderData: keepPreviousData })
  const pages = query.data?.pages ?? []
  const version = Math.max(1, ...pages.map((page) => page.version))
  const read = async () => (await query.refetch({ cancelRefetch: false, throwOnError: true })).data!.pages[0]!.version
  const actions = usePairActions({ groupId, mgrpID: group._id, kind, version: pages.length === 0 ? undefined : version, read })
  const opener = useRef<HTMLButtonElement>(null)
  const history = useQuery({ ...historyQuery(groupId, group._id), enabled: keepsVersions })
  const versions = useVersionActions(actions, kind)
  const backButton = useRef<HTMLButtonElement>(null)
  const [looksBack, setLooksBack] = useState(false)
  usePairKeys(isArchived)
  const [opened, setOpened] = useState<{ rebalanced: Rebalanced; by: Tried } | { published: Published }>()
  const isWide = useIsWide()
  const heldId = useHeldMentee()
  const isLeaving = useLeaveIfForbidden(query.error)
  const mentees = pages.flatMap(({ rows, pins }): MenteeOfTable[] =>
    [...Map.groupBy(rows, ({ menteeId }) => menteeId)].map(([id, theirs]) => ({
      id,
      rows: theirs,
      pins: pins.filter(({ menteeId }) => menteeId === id),
    })),
  )
  const people = new Map(pages.flatMap((page) => page.people).map((person): [string, PersonCard] => [person._id, person]))
  const mentors = new Map((pages[0]?.mentors ?? []).map((mentor): [string, MentorLoad] => [mentor.id, mentor]))
  const nameOf = (id: string) => people.get(id)?._source.generalInfo.name ?? 'Somebody'
  const move = useMoving({ mentees, nameOf, mentors, actions, noun })
  const held = mentees.find(({ id }) => id === heldId)
  if (isLeaving) return null
  const close = () => {
    setOpened(undefined)
    opener.current?.focus()
  }

  const closeBack = () => {
    setLooksBack(false)
    backButton.current?.focus()
  }

  /** Whoever closes what a button opened is at that button again. */
  function openedBy(button: HTMLButtonElement, opening: Promise<void>) {
    opener.current = button
    void opening
  }
  async function tryOut(by: Tried = {}) {
    const rebalanced = await actions.tryOut(by)
    if (rebalanced !== undefined) setOpened({ rebalanced, by })
  }
  async function look() {
    const published = await actions.look()
    if (published !== undefined) setOpened({ published })
  }

  return (
    <div className={`${classes.all} ${own.part}`}>
      {group.counts.mentees > 0 && group.counts[`${noun}s`] === 0 && !isArchived && (
        <Notice>
          {`There are no ${noun}s here: nobody can have one before you add some.`}
          <ButtonLink to={groupPaths.mentoring(userId, groupId)} search={{ open: group._id, list: `${noun}s` }} variant="default">
            {`Add ${noun}s`}
          </ButtonLink>
        </Notice>
      )}
      {group.counts.mentees > 0 && (
        <div className={`${classes.actions} ${own.acts}`}>
          {!isArchived && (
            <>
              <Button
                onClick={({ currentTarget }) => openedBy(currentTarget, tryOut())}
              >{`Find the best ${noun === 'job' ? 'jobs' : 'pairs'}`}</Button>
              <Button variant="default" onClick={({ currentTarget }) => openedBy(currentTarget, look())}>
                Publish
              </Button>
              {keepsVersions && <VersionTools history={history.data} actions={versions} />}
            </>
          )}
          <Button ref={backButton} variant="subtle" aria-expanded={looksBack} onClick={() => setLooksBack(!looksBack)}>
            {historyTitle(kind)}
          </Button>
          <p className={classes.line} role="status">
            {actions.isBusy && 'One moment …'}
          </p>
        </div>
      )}
      {opened !== undefined && 'rebalanced' in opened && (
        <RebalancePanel
          told={opened.rebalanced}
          by={opened.by}
          isOld={opened.rebalanced.version < version}
          {...{ group, actions, noun }}
          mentors={pages[0]?.mentors ?? []}
          onTry={tryOut}
          onClose={close}
        />
      )}
      {opened !== undefined && 'published' in opened && (
        <PublishPanel told={opened.published} isOld={opened.published.version < version} {...{ actions, noun }} onClose={close} />
      )}
      {looksBack && <VersionsPanel {...{ groupId, group, kind, history }} actions={versions} onClose={closeBack} />}
      {pages[0] !== undefined && group.counts.mentees > 0 && (
        <div className={own.sieve}>
          <PairSearch {...{ shown, noun }} onSearch={(next) => onSearch({ open: group._id, list: part, ...next })} />
          <MenteeFilter {...{ userId, groupId, shown, kind }} isArchived={isArchived} open={group._id} counts={pages[0].counts} />
        </div>
      )}
      {held !== undefined && (
        <Targets
          mentee={{ id: held.id, name: nameOf(held.id), has: new Set(held.rows.flatMap(({ mentorId }) => mentorId ?? [])) }}
          {...{ mentors, actions, noun }}
          onTake={(mentorId) => void move(held, mentorId)}
        />
      )}
      <PagedList
        query={query}
        items={mentees}
        total={pages[0]?.total ?? 0}
        {...(q !== undefined && { nouns: ['mentee', 'mentees'] as const })}
        row={(mentee) => <MenteeRow key={mentee.id} {...{ userId, mentee, people, mentors, actions, noun, isWide, move, isArchived }} />}
        empty={
          q !== undefined ? (
            <EmptyState title="Nobody is called so">{`No mentee here, and none of their ${noun}s, has ${q} in their name.`}</EmptyState>
          ) : only === undefined || group.counts.mentees === 0 ? (
            <Empty {...{ noun, isArchived }} />
          ) : (
            <EmptyState title={nobody(noun)[only].title}>{nobody(noun)[only].words}</EmptyState>
          )
        }
      />
    </div>
  )
}

/** Stands where there is no mentee. */
function Empty({ noun, isArchived }: { readonly noun: PairKind['noun']; readonly isArchived: boolean }) {
  if (isArchived) return <EmptyState title="No mentee is here">Bring the mentoring group back to add some.</EmptyState>
  return (
    <EmptyState title={noun === 'job' ? 'Nobody to be given a job yet' : 'Nobody to be paired yet'}>
      {`Add mentees and ${noun}s first. Then the best ${noun === 'job' ? 'jobs' : 'pairs'} are found for you.`}
    </EmptyState>
  )
}
