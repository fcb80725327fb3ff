import type { DiadRow } from '@trellis/contract/mentoring/diadTable.ts'
import { pairRules, pairRuleWords } from '@trellis/contract/mentoring/pairRules.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { UnmatchedMentee } from './assigning.ts'
import { CANNOT_BE_PAIRED } from './problemOf.ts'

type Told = NonNullable<DiadRow['reasonUnmatched']>

const people = (many: number): string => (many === 1 ? '1 mentor' : `${many} mentors`)

/** What keeps mentors away, such as 'They are not in the same country'. */
function obstacleWords(kind: string): string {
  const rule = pairRules.find((one) => one === kind)
  if (rule !== undefined) return pairRuleWords[rule].broken.replace(/\.$/, '')
  if (kind === CANNOT_BE_PAIRED) return 'They cannot be paired'
  if (kind === 'forbidden') return 'You forbid it'
  return 'They have fewer points than the options ask for'
}

const reasons = (keptAway: UnmatchedMentee['keptAway']): string =>
  Object.entries(keptAway)
    .filter(([kind]) => ![...taken].includes(kind))
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, many]) => `${obstacleWords(kind)} (${people(many)})`)
    .join('. ')

const taken = new Set(['full', 'sharedFull', 'hasAll', 'notWorth'])

/**
 * Why somebody has no mentor, and what would change it, in words.
 * @param stored undefined where nobody looked since they came
 * @param mentor the name, where it may be told, and the mentees of a mentor
 */
export function unmatchedTold(
  stored: UnmatchedMentee | undefined,
  mentor: (id: Id) => { readonly name: string | undefined; readonly heldBy: readonly Id[] },
): Told {
  const none = { remedy: null, heldBy: [] }
  if (stored === undefined) return { code: 'notAssigned', words: 'Not assigned yet', ...none, remedy: 'Find the best pairs again.' }
  const { lack: code, keptAway, mentorId, helps } = stored
  const best = mentorId === null ? undefined : mentor(mentorId)
  const away = reasons(keptAway)
  switch (code) {
    case 'locked':
      return { code, words: 'You locked them without a mentor', ...none, remedy: 'Unlock them.' }
    case 'asksForNone':
      return { code, words: 'The options give mentees no mentor', ...none }
    case 'notAssigned':
      return { code, words: 'Not assigned yet', ...none, remedy: 'Find the best pairs again.' }
    case 'nobodyPossible':
      return {
        code,
        words: away === '' ? 'There is no mentor' : `Nobody is possible: ${away}`,
        ...none,
        remedy: 'Add mentors, or loosen the rules.',
      }
    case 'allTaken': {
      const name = best?.name
      const words = name === undefined ? 'All places are taken' : `All places are taken, also those of ${name}, the best for them`
      const remedy = name !== undefined && helps ? `One more place with ${name}.` : 'More places, or more mentors.'
      return { code, words, remedy, heldBy: name === undefined ? [] : [...best!.heldBy] }
    }
    case 'notWorth':
      return {
        code,
        words: 'No mentor who has a place left has enough in common with them to take one mentee more',
        ...none,
        remedy: 'Spread mentees less evenly in the options, or ask there for at least one mentor for each mentee.',
      }
  }
}
