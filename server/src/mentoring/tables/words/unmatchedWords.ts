import type { PairRow } from '@trellis/contract/mentoring/pairsTable.ts'
import { type PairRule, pairRules, pairRuleWords } from '@trellis/contract/mentoring/rules/pairRules.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { UnmatchedMentee } from '../assigning.ts'
import { ABOVE_LEVEL, CANNOT_BE_PAIRED } from '../problemOf.ts'
import type { AssignedTo } from '../tableState.ts'

type Told = NonNullable<PairRow['reasonUnmatched']>

const count = (many: number, noun: AssignedTo): string => (many === 1 ? `1 ${noun}` : `${many} ${noun}s`)

/** What keeps mentors or jobs away, such as 'They are not in the same country'. */
function obstacleWords(kind: string, noun: AssignedTo): string {
  const rule = pairRules.find((one) => one === kind)
  if (rule !== undefined) return pairRuleWords[rule].broken.replace(/\.$/, '')
  if (kind === CANNOT_BE_PAIRED) return noun === 'job' ? 'It cannot be theirs' : 'They cannot be paired'
  if (kind === ABOVE_LEVEL) return 'It is for a level above theirs'
  if (kind === 'forbidden') return 'You forbid it'
  return 'They have fewer points than the options ask for'
}

const reasons = (keptAway: UnmatchedMentee['keptAway'], noun: AssignedTo): string =>
  Object.entries(keptAway)
    .filter(([kind]) => ![...taken].includes(kind))
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, many]) => `${obstacleWords(kind, noun)} (${count(many, noun)})`)
    .join('. ')

/** What of a draft decides whether what is stored is still so. */
interface DraftNow {
  readonly isLocked: boolean
  /** Whether there is anybody, or any job, that they could have. */
  readonly hasOthers: boolean
  readonly hasPlace: (mentor: Id) => boolean
  /** The rules of the options. */
  readonly rules: readonly PairRule[]
}

/** The rules that the options do not have: whom one of these kept away may be possible by now. */
export const loosenedRules = (rules: readonly PairRule[]): PairRule[] => pairRules.filter((rule) => !rules.includes(rule))

/** What was stored of why somebody has nobody; undefined where it is no longer so: nobody has looked since. */
export function stillSo(
  stored: UnmatchedMentee | undefined,
  { isLocked, hasOthers, hasPlace, rules }: DraftNow,
): UnmatchedMentee | undefined {
  if (stored === undefined) return undefined
  const { lack, mentorId, keptAway } = stored
  const isOver =
    (lack === 'locked' && !isLocked) ||
    (lack === 'allTaken' && mentorId !== null && hasPlace(mentorId)) ||
    (lack === 'nobodyPossible' && hasOthers && Object.keys(keptAway).length === 0) ||
    (lack === 'nobodyPossible' && loosenedRules(rules).some((rule) => rule in keptAway))
  return isOver ? undefined : stored
}

/** What decides what is said beside what is stored. */
interface Now {
  /** Whether they pause now, whatever was so when somebody looked. */
  readonly pauses?: boolean
  /** Whether the mentoring group is archived: nothing helps before it is back. */
  readonly hasEnded?: boolean
}

const taken = new Set(['full', 'sharedFull', 'hasAll', 'notWorth'])

/**
 * Why somebody has no mentor, or no job, and what would change it, in words.
 * @param stored undefined where nobody looked since they came, or since it was so
 * @param mentor the name, where it may be told, and the mentees of a mentor
 */
export function unmatchedTold(
  stored: UnmatchedMentee | undefined,
  mentor: (id: Id) => { readonly name: string | undefined; readonly heldBy: readonly Id[] },
  noun: AssignedTo,
  { pauses = false, hasEnded = false }: Now = {},
): Told {
  const told = toldOf(stored, mentor, noun, pauses)
  return hasEnded ? { ...told, remedy: null } : told
}

function toldOf(
  stored: UnmatchedMentee | undefined,
  mentor: (id: Id) => { readonly name: string | undefined; readonly heldBy: readonly Id[] },
  noun: AssignedTo,
  pauses: boolean,
): Told {
  const isJob = noun === 'job'
  const again = `Find the best ${isJob ? 'jobs' : 'pairs'} again, and keep what comes of it.`
  const none = { remedy: null, heldBy: [] }
  const notAssigned: Told = { code: 'notAssigned', words: 'Not assigned yet', ...none, remedy: again }
  if (pauses) return { code: 'paused', words: `They pause, and get no ${noun} until it is over`, ...none }
  if (stored === undefined) return notAssigned
  const { lack: code, keptAway, mentorId, helps } = stored
  const best = mentorId === null ? undefined : mentor(mentorId)
  const away = reasons(keptAway, noun)
  switch (code) {
    case 'locked':
      return { code, words: `You locked them without a ${noun}`, ...none, remedy: 'Unlock them.' }
    case 'asksForNone':
      return { code, words: `The options give mentees no ${noun}`, ...none }
    // The pause is over.
    case 'paused':
    case 'notAssigned':
      return notAssigned
    case 'nobodyPossible':
      return {
        code,
        words: away === '' ? `There is no ${noun}` : `${isJob ? 'No job' : 'Nobody'} is possible: ${away}`,
        ...none,
        remedy: away === '' ? `Add ${noun}s.` : isJob ? 'Add other jobs.' : 'Add mentors, or loosen the rules.',
      }
    case 'allTaken': {
      const name = best?.name
      const words = name === undefined ? 'All places are taken' : `All places are taken, also those of ${name}, the best for them`
      // A mentor's own limit is theirs alone.
      const oneMore = isJob
        ? `One more place in ${name}.`
        : `One more place with ${name}: from you or, where it is their own limit, from them.`
      const remedy = name !== undefined && helps ? oneMore : `More places, or more ${noun}s.`
      return { code, words, remedy, heldBy: name === undefined ? [] : [...best!.heldBy] }
    }
    case 'notWorth':
      return {
        code,
        words: `No ${isJob ? 'job that' : 'mentor who'} has a place left has enough in common with them to take one mentee more`,
        ...none,
        remedy: `Bios that tell more. Or spread mentees less evenly in the options, or ask there for at least one ${noun} for each mentee.`,
      }
  }
}
