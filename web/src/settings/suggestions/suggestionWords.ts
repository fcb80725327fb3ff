import { ORDERED_PLACES, type OrderedList, orderedLists, type suggestionLog } from '@trellis/contract/matching/suggestionLog.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'

type Told = Reply<(typeof suggestionLog)['description']>['data']

const whatIsSuggested: Record<PersonKind, string> = {
  student: 'Which people and jobs are suggested to you is logged',
  recruiter: 'Which people are suggested for your jobs is logged',
  advisor: 'Which people are suggested for your groups is logged',
}
const whatIsDone: Record<PersonKind, string> = {
  student: 'whom you follow and for which jobs you apply',
  recruiter: 'whom you shortlist and contact',
  advisor: 'whom you shortlist and contact',
}
const names: Record<OrderedList, string> = { roleModels: 'role models', peers: 'students like you' }

/** What somebody has to know of the log of suggestions, and of the order in which theirs stand. */
export function suggestionWords(kind: PersonKind, { isLogged, keptDays, orders }: Told): string[] {
  return [isLogged ? loggedWords(kind, keptDays) : notLoggedWords(keptDays), ...(orders === null ? [] : orderWords(orders))]
}

const loggedWords = (kind: PersonKind, days: number): string =>
  `${whatIsSuggested[kind]} for ${days} days: at which place, with how many points, for which skills, and whose profile you opened from there. ` +
  `With it is counted ${whatIsDone[kind]}, to find out which suggestions are of use. No screen shows it; yours is in the download of your data.`

const notLoggedWords = (days: number): string =>
  `Nothing is logged of what is suggested to you. What was logged earlier is deleted after ${days} days.`

function orderWords(orders: NonNullable<Told['orders']>): string[] {
  const inOrder = (order: string): string =>
    orderedLists
      .filter((list) => orders[list] === order)
      .map((list) => names[list])
      .join(' and ')
  const [usual, mixed, learned] = [inOrder('usual'), inOrder('mixed'), inOrder('learned')]
  const same = 'The people and the points that you see stay the same.'
  return [
    ...(usual === '' ? [] : [`${capitalized(usual)} stand in the order of their points. Whom people follow changes nothing about it.`]),
    ...(mixed === ''
      ? []
      : [
          `Of ${mixed}, the first ${ORDERED_PLACES} stand in a mix of two orders: that of their points, and one that was learned from whom ` +
            `people here followed, in which some skills count more or less. So it is found out which one is of more use; the log says which of the two gave each place. ${same}`,
        ]),
    ...(learned === ''
      ? []
      : [
          `Of ${learned}, the first ${ORDERED_PLACES} stand in an order that was learned from whom people here followed: some skills ` +
            `count more or less in it than in the points. ${same}`,
        ]),
  ]
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
