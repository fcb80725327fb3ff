import type { DomainNotifications, NoticeSource } from '../../platform/notifications.ts'
import { type Names, namesFor, ownScreen, theGroup, whileMember } from '../publishing/publishing.notifications.ts'
import { type PlanStep, sessionPlanned } from './living.events.ts'

/** The sessions of somebody in a group. */
const SESSIONS = 'mentoringSessions'

interface NamesOfPlan extends Names {
  readonly step: PlanStep
}

const inWords: Record<PlanStep, string> = { planned: 'is planned', moved: 'has another time', off: 'is called off' }

const whatIsPlanned: NoticeSource = (events, deliver) =>
  events.on(sessionPlanned, async (tx, { causeId, groupId, accountId, step }) => {
    const data: NamesOfPlan = { ...(await namesFor(tx, groupId)), step }
    await deliver(tx, { notify: { accountId, kind: 'sessionPlanned', subject: { type: SESSIONS, id: groupId }, data, causeId } })
  })

/** Pairs are told of each other's plans. Nobody is named: whom a session is with is read on the screen. */
export const livingNotifications: DomainNotifications = {
  sources: [whatIsPlanned],
  kinds: {
    sessionPlanned: { words: ({ group, step }: NamesOfPlan) => `A session with you in ${group} ${inWords[step]}`, screen: ownScreen },
  },
  subjects: { [SESSIONS]: whileMember },
  faces: { [SESSIONS]: theGroup },
}
