import type { GroupCard } from '@trellis/contract/groups/groups.ts'
import { memberRoleLabels } from '@trellis/contract/memberships/roleLabels.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { LinkWords } from '../../postings/links/telling.ts'
import { calendarDay } from '../../ui/dates.ts'

type CardInfo = GroupCard['_source']['generalInfo']

/** How a link to a group is told to the student. */
export const groupWords: LinkWords = {
  states: { suggested: '', saved: 'Saved', applied: 'Asked to join', accepted: 'Member', rejected: 'Turned down' },
  contacted: 'Invites you',
  agreed: 'You agreed to be contacted',
  withdrawn: 'You left or withdrew',
  takenOut: 'No longer a member',
  moved: { applied: 'has your request.', accepted: 'has you as a member now.' },
  done: {
    saved: 'is saved.',
    cancel: 'is no longer among your saved groups.',
    rejected: 'will not be suggested again.',
  },
  own: {
    saved: 'You saved it',
    applied: 'You asked to join',
    withdrawn: 'You took your request back',
    ok2contact: 'You agreed to be contacted',
    rejected: 'You said that it is not for you',
    cancel: 'You took it from your saved groups',
    undo: 'You took that back',
  },
  theirs: {
    contacted: 'invited you',
    accepted: 'accepted you',
    rejected: 'did not accept you',
    reopen: 'is considering you again',
    undo: 'took that back',
  },
  onceAccepted: { own: { withdrawn: 'You left' }, theirs: { rejected: 'took you out' } },
  byItself: { accepted: 'You became a member at once' },
}

/** The same of whoever is in a group as this; null where they are not. */
export const groupWordsAs = (role: MemberRole | null): LinkWords =>
  role === null ? groupWords : { ...groupWords, states: { ...groupWords.states, accepted: memberRoleLabels[role] } }

/** Where a group is: 'Portland, Oregon'; empty where it does not say. */
export const placeOf = (info: Pick<CardInfo, 'locationCity' | 'locationState' | 'locationCountry'>): string =>
  [info.locationCity, info.locationState, info.locationCountry].filter(Boolean).join(', ')

/** When a group goes on: 'May 4, 2026 to June 30, 2026'; empty where it does not say. */
export function datesOf({ startDate: start, endDate: end }: Pick<CardInfo, 'startDate' | 'endDate'>): string {
  if (start === null) return end === null ? '' : `Until ${calendarDay(end)}`
  return end === null ? `From ${calendarDay(start)}` : `${calendarDay(start)} to ${calendarDay(end)}`
}

/** How old one has to be: '16 or older'; empty for any age. */
export const ageOf = ({ leastAge }: Pick<CardInfo, 'leastAge'>): string => (leastAge === null ? '' : `${leastAge} or older`)

/** How one gets into a group, in a few words. */
export const joiningWords = ({ joinPolicy }: Pick<CardInfo, 'joinPolicy'>): string =>
  ({ open: 'Anybody may join', onRequest: 'An advisor decides', byInvitation: 'By invitation' })[joinPolicy]
