import { useQuery } from '@tanstack/react-query'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { lacks } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MgroupDashboard } from '@trellis/contract/mentoring/dashboards/dashboards.ts'
import { type DashboardList, fitLists } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import { columnTitles, listTitle } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { useLeaveIfForbidden } from '../../../postings/forbidden.ts'
import { BarList } from '../../../ui/drawings/BarList.tsx'
import { LoneLink } from '../../../ui/links.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SkeletonCards, Waiting } from '../../../ui/states/Waiting.tsx'
import { Columns } from './Columns.tsx'
import classes from './Dashboard.module.css'
import { dashboardQuery } from './dashboardQueries.ts'
import { firstPairs, loadLabel, scoreLabel, takenWords } from './dashboardWords.ts'
import { type Counted, Tiles } from './Tiles.tsx'
import { Weeks } from './Weeks.tsx'

interface Props {
  readonly userId: string
  readonly groupId: string
  readonly mgrpID: string
  /** Whether it is archived. */
  readonly hasEnded: boolean
}

/** A mentoring group in numbers: each leads to its list. */
export function Overview({ userId, groupId, mgrpID, hasEnded }: Props) {
  const { data, error, refetch } = useQuery(dashboardQuery({ groupId, mgrpID }))
  const isLeaving = useLeaveIfForbidden(error)
  if (isLeaving) return null
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Waiting>
        <SkeletonCards count={4} />
      </Waiting>
    )
  }
  const { counts, places, load, scores, weeks, sessions } = data
  const to = groupPaths.dashboard(userId, groupId)
  const search = (show: DashboardList, at?: number) => ({ open: mgrpID, show, ...(at !== undefined && { at }) })
  const whole = (list: Counted, label: string = listTitle(list, hasEnded)) => ({ label, count: counts[list], to, search: search(list) })
  const toCome = firstPairs(counts)
  const reasons = lacks.filter((lack) => counts[lack] > 0)
  return (
    <div className={classes.overview}>
      <Tiles hasEnded={hasEnded} counts={counts} to={to} search={search} />
      <section className={classes.drawing}>
        <h3 className={classes.heading}>How far people are</h3>
        <BarList
          label="How far people are"
          isLong
          bars={[...ofGroup(userId, groupId, data.group), ...ofMentoring.map((list) => whole(list))]}
        />
      </section>
      {counts.published > 0 && (
        <>
          {!hasEnded && (
            <section className={classes.drawing}>
              <Weeks weeks={weeks} pausing={counts.pausing} />
            </section>
          )}
          <section className={classes.drawing}>
            <h3
              className={classes.heading}
            >{`What pairs tell: ${sessions === 1 ? '1 session' : `${sessions.toLocaleString('en')} sessions`} so far`}</h3>
            <BarList label="What pairs tell" isLong bars={ofPairs.map((list) => whole(list))} />
          </section>
        </>
      )}
      {reasons.length > 0 && (
        <section className={classes.drawing}>
          <h3 className={classes.heading}>Why mentees are without a mentor</h3>
          <BarList label="Why mentees are without a mentor" isLong bars={reasons.map((lack) => whole(lack))} />
        </section>
      )}
      {counts.mentors > 0 && (
        <section className={classes.drawing}>
          <Columns
            title={`Mentees of each mentor: ${takenWords(places)}`}
            axis="Mentees in the draft"
            counts={load.mentors}
            against={{
              counts: load.places,
              words: (at) => `Mentors with ${at === 1 ? '1 place' : `${loadLabel(at)} places`}`,
              legend: 'Filled: mentors with so many mentees. Edge: mentors with so many places.',
            }}
            isTrimmed
            label={loadLabel}
            words={columnTitles.load}
            to={to}
            search={(at) => search('load', at)}
          />
        </section>
      )}
      {counts.drafted > 0 ? (
        <section className={classes.drawing}>
          <Columns
            title="How well the pairs of the draft match"
            axis="Points"
            counts={scores}
            label={scoreLabel}
            words={columnTitles.score}
            to={to}
            search={(at) => search('score', at)}
          />
        </section>
      ) : (
        <section className={classes.drawing}>
          <h3 className={classes.heading}>How well the pairs of the draft match</h3>
          <p className={classes.legend}>{toCome.words}</p>
          <LoneLink to={groupPaths.mentoring(userId, groupId)} search={{ open: mgrpID, list: toCome.list }}>
            {toCome.way}
          </LoneLink>
        </section>
      )}
    </div>
  )
}

const ofMentoring = ['mentees', 'matched', 'mentored'] as const
const ofPairs = ['published', 'met', ...fitLists] as const

/** How far people of the group are, who need not take part: their lists are the group's. */
const ofGroup = (userId: string, groupId: string, { invited, applied, accepted }: MgroupDashboard['group']) => [
  { label: 'Invited by mail', count: invited, to: groupPaths.manageGroup(userId, groupId), search: { part: 'invitations' } },
  { label: 'Asking to join the group', count: applied, to: groupPaths.members(userId, groupId, 'applied') },
  { label: 'Members of the group', count: accepted, to: groupPaths.members(userId, groupId, 'accepted') },
]
