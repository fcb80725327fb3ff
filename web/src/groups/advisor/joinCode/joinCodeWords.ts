import type { GroupInfo, JoinPolicy } from '@trellis/contract/groups/groups.ts'
import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { calendarDay, moment } from '../../../ui/dates.ts'

const number = (count: number): string => count.toLocaleString('en')

/** How many used a code, and how many may: '12 of 40 people have used it.' */
export const usedWords = ({ uses, mostUses }: Pick<JoinCode, 'uses' | 'mostUses'>): string =>
  uses === 0 ? `Nobody has used it yet, ${number(mostUses)} can.` : `${number(uses)} of ${number(mostUses)} people have used it.`

export type CodeState = 'works' | 'ended' | 'usedUp'

/** Whether a code lets anybody in, and else why not. @param now in milliseconds since 1970 */
export function codeState({ expiresAt, uses, mostUses }: Omit<JoinCode, 'code' | 'isOn'>, now: number): CodeState {
  if (expiresAt <= now) return 'ended'
  return uses >= mostUses ? 'usedUp' : 'works'
}

/** Until when a code works, or why it does not. */
export function endWords(code: Omit<JoinCode, 'code' | 'isOn'>, now: number): string {
  return {
    works: `It works until ${moment(code.expiresAt)}.`,
    ended: `It ended on ${moment(code.expiresAt)}: nobody comes in by it. Give it a later end, or make a new code.`,
    usedUp: 'It was used as often as it may be: nobody else comes in by it. Let more people use it, or make a new code.',
  }[codeState(code, now)]
}

const policyWords: Record<JoinPolicy, string> = {
  open: 'Whoever uses it is a member at once, as the group says: anybody who asks is accepted.',
  onRequest: 'Whoever uses it asks to join, as the group says: you find them under “asked to join”, and decide.',
  byInvitation: 'Whoever uses it may ask to join, though the group is by invitation: you find them under “asked to join”, and decide.',
}

/** Why nobody comes into a group that has a code, whatever the code; empty where people do. */
export function shutWords({ state, applyUntil }: Pick<GroupInfo, 'state' | 'applyUntil'>, now: number): string {
  if (state !== 'open') return 'The group is closed: nobody comes in, not even by the code.'
  if (applyUntil === null || !lastDayIsOver(applyUntil, now)) return ''
  return `The last day to ask was ${calendarDay(applyUntil)}: nobody comes in any more, not even by the code.`
}

type Joining = Pick<GroupInfo, 'joinPolicy' | 'leastAge' | 'exclusive'> & {
  readonly membership: readonly string[]
}

/** What comes of the code's use, and for whom it does nothing. */
export function effectWords({ joinPolicy, leastAge, exclusive, membership }: Joining): string[] {
  return [
    policyWords[joinPolicy],
    ...(leastAge === null ? [] : [`Whoever does not reach ${leastAge} this year is told so, and does not count as one who used it.`]),
    ...(exclusive && joinPolicy === 'open'
      ? ['Whoever is in another of your groups of its kind only asks: they have to leave that one first.']
      : []),
    ...(membership.length === 0 ? [] : ['Only members of other groups see this one, but whoever has the code may use it.']),
  ]
}
