import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { and, type Column, eq, exists, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import { groupsRunBy } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import type { EventKind } from '../../platform/events/events.ts'
import type { DescribedKind, DomainNotifications, NoticeSource, NotificationColumns, SubjectSeen } from '../../platform/notifications.ts'
import { blocksBetween } from '../../visibility/visibility.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { type Names, namesFor, ownScreen, theGroup, whileMember } from '../publishing/publishing.notifications.ts'
import { isKnown, isPaired } from '../publishing/stillPaired.queries.ts'
import * as happens from './living.events.ts'
import { mentoringAsksForAnother as asks } from './living.tables.ts'

/** The sessions of somebody in a group, those that they miss, and whether their pairs fit. */
const [SESSIONS, MISSED, FIT] = ['mentoringSessions', 'mentoringMissed', 'mentoringFit']
/** The pairs of a group for its advisors, each need by itself: news of one do not take the place of another's. */
const [PAIRS, ASKS, LEFT] = ['mentoringPairs', 'mentoringAsks', 'mentoringLeft']
const typeOfNeed: Readonly<Record<happens.PairsNeed, string>> = { another: ASKS, left: LEFT, quiet: PAIRS }

interface NamesOfPlan extends Names {
  readonly step: happens.PlanStep
}
interface NamesOfPairs extends Names {
  readonly need: happens.PairsNeed
  readonly pairs: number
}

const inWords: Record<happens.PlanStep, string> = { planned: 'is planned', moved: 'has another time', off: 'is called off' }

const whatIsPlanned: NoticeSource = (events, deliver) =>
  events.on(happens.sessionPlanned, async (tx, { causeId, groupId, accountId, step }) => {
    const data: NamesOfPlan = { ...(await namesFor(tx, groupId)), step }
    await deliver(tx, { notify: { accountId, kind: 'sessionPlanned', subject: { type: SESSIONS, id: groupId }, data, causeId } })
  })

const whoever =
  <P extends happens.PairsTold>(
    event: EventKind<P>,
    kind: NotificationKind,
    typeOf: (told: P) => string,
    more: (told: P) => object = () => ({}),
  ): NoticeSource =>
  (events, deliver) =>
    events.on(event, async (tx, told) => {
      const { causeId, groupId, accountIds } = told
      const data = { ...(await namesFor(tx, groupId)), ...more(told) }
      const subject = { type: typeOf(told), id: groupId }
      for (const accountId of accountIds) await deliver(tx, { notify: { accountId, kind, subject, data, causeId } })
    })

/** Whoever was not told in time of what a pair is to do is not told once the pair has ended. */
const whileAPair = whileMember((db, notification) =>
  or(isKnown(notification), isPaired(db, notification, 'mentee'), isPaired(db, notification, 'mentor')),
)

/** Whoever was not told in time while they led the group is told nothing of its pairs any more. */
const whileLeading =
  (mayBeNotified: (db: Queries, notification: NotificationColumns) => SQL | undefined = () => undefined): SubjectSeen =>
  ({ id }) => ({
    shape: 'leadsPairs',
    values: { pairsLedBy: id },
    conditions(db, notification) {
      const leads = inArray(notification.subjectId, groupsRunBy(db, placeholder('pairsLedBy')))
      return { mayBeNotified: or(isKnown(notification), and(leads, mayBeNotified(db, notification))), isShown: leads }
    },
  })

/** Once nobody asks any more whom the advisor sees, an advisor who was not told in time is not told. */
const whileAsked = whileLeading((db, { accountId, subjectId }) => {
  const { mentoringGroupId, menteeId, mentorId } = asks
  const isApart = (person: Column) => notExists(blocksBetween(db, person, accountId))
  const asking = db
    .select({ one: sql`1` })
    .from(asks)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringGroupId))
    .where(and(eq(mentoringGroups.groupId, subjectId), isNull(mentoringGroups.archivedAt), isApart(menteeId), isApart(mentorId)))
  return exists(asking)
})

const ofAdvisors: DescribedKind['screen'] = ({ accountId, subjectId }) => groupPaths.mentoring(accountId, subjectId)

const pairsWords: Readonly<Record<happens.PairsNeed, (names: NamesOfPairs) => string>> = {
  another: ({ group }) => `Somebody in ${group} asks for another mentor or mentee`,
  left: ({ group }) => `Somebody has left a mentoring group of ${group}`,
  quiet: ({ group, pairs }) =>
    pairs === 1
      ? `A pair in ${group} has neither met nor written for four weeks`
      : `${pairs.toLocaleString('en')} pairs in ${group} have neither met nor written for four weeks`,
}

/** Pairs are told of each other's plans and advisors of what pairs need. Nobody is named: who it is is read on the screen. */
export const livingNotifications: DomainNotifications = {
  sources: [
    whatIsPlanned,
    whoever(happens.fitAsked, 'fitAsked', () => FIT),
    whoever(happens.sessionMissed, 'sessionMissed', () => MISSED),
    whoever(
      happens.pairsNeed,
      'pairsNeed',
      ({ need }) => typeOfNeed[need],
      ({ need, pairs }) => ({ need, pairs }),
    ),
  ],
  kinds: {
    sessionPlanned: { words: ({ group, step }: NamesOfPlan) => `A session with you in ${group} ${inWords[step]}`, screen: ownScreen },
    fitAsked: { words: ({ group }: Names) => `Is it a good fit? You have been a pair in ${group} for a month`, screen: ownScreen },
    sessionMissed: {
      words: ({ group }: Names) => `You have neither met nor written to each other in ${group} for three weeks: plan a session`,
      screen: ownScreen,
    },
    pairsNeed: { words: (names: NamesOfPairs) => pairsWords[names.need](names), screen: ofAdvisors },
  },
  subjects: {
    [SESSIONS]: whileAPair,
    [MISSED]: whileAPair,
    [FIT]: whileAPair,
    [PAIRS]: whileLeading(),
    [ASKS]: whileAsked,
    [LEFT]: whileLeading(),
  },
  faces: { [SESSIONS]: theGroup, [MISSED]: theGroup, [FIT]: theGroup, [PAIRS]: theGroup, [ASKS]: theGroup, [LEFT]: theGroup },
}
