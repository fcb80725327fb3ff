import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { NotificationKind } from '@trellis/contract/notifications/notifications.ts'
import { or } from 'drizzle-orm'
import type { EventKind } from '../../platform/events/events.ts'
import type { DescribedKind, DomainNotifications, NoticeSource } from '../../platform/notifications.ts'
import { type Names, namesFor, ownScreen, theGroup, whileMember } from '../publishing/publishing.notifications.ts'
import { isKnown, isPaired } from '../publishing/stillPaired.queries.ts'
import * as happens from './living.events.ts'

/** The sessions of somebody in a group, whether their pairs fit, and the pairs of a group for its advisors. */
const [SESSIONS, FIT, PAIRS] = ['mentoringSessions', 'mentoringFit', 'mentoringPairs']

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
    type: string,
    more: (told: P) => object = () => ({}),
  ): NoticeSource =>
  (events, deliver) =>
    events.on(event, async (tx, told) => {
      const { causeId, groupId, accountIds } = told
      const data = { ...(await namesFor(tx, groupId)), ...more(told) }
      for (const accountId of accountIds) await deliver(tx, { notify: { accountId, kind, subject: { type, id: groupId }, data, causeId } })
    })

/** Whoever was not told in time of what a pair is to do is not told once the pair has ended. */
const whileAPair = whileMember((db, notification) =>
  or(isKnown(notification), isPaired(db, notification, 'mentee'), isPaired(db, notification, 'mentor')),
)

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
    whoever(happens.fitAsked, 'fitAsked', FIT),
    whoever(happens.sessionMissed, 'sessionMissed', SESSIONS),
    whoever(happens.pairsNeed, 'pairsNeed', PAIRS, ({ need, pairs }) => ({ need, pairs })),
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
  subjects: { [SESSIONS]: whileAPair, [FIT]: whileAPair, [PAIRS]: whileMember() },
  faces: { [SESSIONS]: theGroup, [FIT]: theGroup, [PAIRS]: theGroup },
}
