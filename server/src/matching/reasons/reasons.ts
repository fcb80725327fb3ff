import { LEAST_POINTS_SHOWN } from '../scoring/score.ts'
import type { TellableReason, Telling } from '../scoring/tellings.ts'
import { genomeReasons, mostDifferent } from './genomeReasons.ts'
import { areBothWeighed, type Grounds, groundsOf, isSkillWanted, type Told } from './grounds.ts'
import { skillReasons } from './skillReasons.ts'
import { wordReasons } from './wordReasons.ts'

/**
 * Why two match, strongest first, behind that a job is called as something that somebody did, with the ways to tell it to whoever reads it. The points sum to the score; none is below 0.
 * @param beside what speaks for a match beside its likeness, with its points
 */
export function reasonsOf(told: Told, beside: readonly TellableReason[] = []): TellableReason[] {
  const grounds = groundsOf(told)
  const ofSkills = skillReasons(grounds)
  const little = littleElse(grounds, ofSkills)
  if (told.score.score === 0) return [little ?? littleInCommon(grounds)]
  const reasons = [...(little ? [little] : []), ...genomeReasons(grounds), ...ofSkills, ...wordReasons(grounds), ...beside]
  const isTitle = ({ kind }: TellableReason): number => Number(kind === 'sameTitle')
  return reasons.toSorted((one, other) => isTitle(other) - isTitle(one) || other.points - one.points)
}

/** That there is little in common, or what it is that is not. */
function littleInCommon(grounds: Grounds): TellableReason {
  const { words, sharedSkills } = grounds
  const isNoSkill = isSkillWanted(grounds) && sharedSkills.length === 0
  const tellings: Telling[] = [
    { words: words.little },
    ...mostDifferent(grounds),
    ...(isNoSkill ? [{ words: words.noSkills }] : []),
    ...(areBothWeighed(grounds) ? [] : [{ words: words.noGenome }]),
  ]
  return { kind: 'difference', points: 0, tellings }
}

/** Fewer points than these, where a skill is shared, need a word: little else is. */
const LITTLE_ELSE = 2.5

/**
 * That there is little else in common beside skills: who shows two of three skills that a job asks for, and reads of hardly a point, reads why. Where
 * no point is shown, this stands in place of the other reasons and names the skills.
 */
function littleElse({ score, words }: Grounds, ofSkills: readonly TellableReason[]): TellableReason | undefined {
  if (score.score >= LITTLE_ELSE) return undefined
  const shared = ofSkills.find(({ kind }) => kind === 'sharedTag')
  if (shared === undefined) return undefined
  const isNothing = score.score < LEAST_POINTS_SHOWN
  const tellings = isNothing ? shared.tellings.map((told) => ({ words: words.littleElse(told.words) })) : [{ words: words.littleElse() }]
  return { kind: 'difference', points: 0, tellings }
}
