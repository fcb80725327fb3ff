import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { DashboardRow } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type DashboardList, isColumnList, mentorLists, pairLists } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { columnTitles, listTitle } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { useState } from 'react'
import { Photo } from '../../../files/Photo.tsx'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { focusOnceThere } from '../../../ui/focusOnceThere.ts'
import { LoneLink } from '../../../ui/links.tsx'
import { PagedList } from '../../../ui/lists/PagedList.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { StandingMark } from '../../StandingMark.tsx'
import classes from '../Mentoring.module.css'
import { dashboardListQuery, exportDashboardList } from './dashboardQueries.ts'
import { rowLines } from './dashboardWords.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly mgrpID: string
  /** Whether it is archived. */
  readonly hasEnded: boolean
  readonly list: DashboardList
  readonly at: number | undefined
}

function nounsOf(list: DashboardList): readonly [string, string] {
  if (mentorLists.some((one) => one === list)) return ['mentor', 'mentors']
  return pairLists.some((one) => one === list) ? ['pair', 'pairs'] : ['mentee', 'mentees']
}

/** Who, or which pairs, stand behind a number, to be taken out as a table. */
export function ListPart({ userId, groupId, mgrpID, hasEnded, list, at }: Props) {
  const query = useInfiniteQuery(dashboardListQuery({ groupId, mgrpID }, { list, at }))
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useLeaveIfForbidden(query.error)
  if (isLeaving) return null
  const title = isColumnList(list) ? columnTitles[list](at!) : listTitle(list, hasEnded)
  const total = query.data?.pages[0]?.total ?? 0
  const run = async () => {
    setBusy(true)
    await exportDashboardList({ groupId, mgrpID }, { list, at })
    setBusy(false)
  }
  return (
    <section className={classes.all} aria-labelledby="dashboard-list">
      <div className={classes.top}>
        <h3 className={classes.title} id="dashboard-list" ref={focusOnceThere} tabIndex={-1}>
          {title}
        </h3>
        <Button variant="default" loading={isBusy} disabled={total === 0} onClick={() => void run()}>
          Export
        </Button>
      </div>
      <PagedList
        query={query}
        items={query.data?.pages.flatMap(({ items }) => items) ?? []}
        total={total}
        nouns={nounsOf(list)}
        row={(row) => <Row key={keyOf(row)} {...{ userId, groupId, mgrpID, hasEnded, row }} />}
        empty={<EmptyState title="Nobody here">There is nobody, and no pair, of whom this is so now.</EmptyState>}
      />
    </section>
  )
}

const keyOf = (row: DashboardRow): string => (row.kind === 'pair' ? `${row.mentee.id} ${row.mentor.id}` : row.person._id)

interface RowProps extends Pick<Props, 'userId' | 'groupId' | 'mgrpID' | 'hasEnded'> {
  readonly row: DashboardRow
}

function Row({ userId, groupId, mgrpID, hasEnded, row }: RowProps) {
  const person = row.kind === 'pair' ? undefined : row.person
  const named = row.kind === 'pair' ? [row.mentee, row.mentor] : [{ id: row.person._id, name: row.person._source.generalInfo.name }]
  const label = named.map(({ name }) => name).join(' with ')
  return (
    <article className={classes.row} aria-label={label} tabIndex={-1}>
      {person && <Photo name={label} address={person._source.generalInfo.profilePicture} ring={person.ring} size={40} />}
      <div className={classes.who}>
        {named.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && ' with '}
            <LoneLink to={groupPaths.dashboard(userId, groupId)} search={{ open: mgrpID, member: id }}>
              {name}
            </LoneLink>
          </span>
        ))}
        {rowLines(row, hasEnded).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {row.kind === 'pair' && row.standing !== null && <StandingMark standing={row.standing} />}
    </article>
  )
}
