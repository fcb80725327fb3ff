import type { SuggestionList } from '../../shownLists/shownList.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { LEAST_CHOSEN, RARE } from '../questions.ts'
import { table, titles } from '../report.ts'
import { isGain, type Learning } from './learning.ts'
import { LEAST_VIEWERS, type SkillFinding } from './weightsOf.ts'

/** So many skills are printed. */
const MOST_ROWS = 40

/** What is read before weights. */
export const weightsIntroduction = [
  'How much each skill that both sides have would count if it were learned from what came of suggestions: followed of people, applied of jobs,',
  'contacted of candidates. Those who share a skill are compared with those who do not in the same lists, and with how often their places are',
  'chosen in all. A weight differs from 1 only where chance hardly explains it, by as many skills as are asked about; it is drawn to 1 as by',
  'twenty choices more. Chance is reckoned by people: one who chooses much proves nothing. This changes no list by itself.',
]

/** What was learned for a list, in lines to be printed. @param before milliseconds since 1970 */
export function weightsReport(list: SuggestionList, learning: Learning, before: number): string[] {
  const { outcome, findings, weights, chosenBefore, chosenLater } = learning
  const head = `## ${titles[list]}: ${outcome}, ${chosenBefore} times before ${dayOf(before)} and ${chosenLater} times since`
  if (chosenBefore + chosenLater === 0) return [head, '', 'Nothing is logged that came of lists of which the skills are known.']
  if (findings.length === 0) {
    const asked = `${LEAST_CHOSEN} choices by ${LEAST_VIEWERS} people in lists where some share it and others do not`
    return [head, '', `Too little to learn from: no skill has ${asked}.`]
  }
  const rows = findings.slice(0, MOST_ROWS).map(rowOf)
  return [
    head,
    '',
    ...table(['skill', 'choices', 'shared by', 'by chance', 'weight'], rows),
    ...(findings.length > MOST_ROWS ? [`and ${findings.length - MOST_ROWS} more of weight 1 or nearer to it`] : []),
    '',
    Object.keys(weights).length === 0 ? 'No skill stands out: all weights stay 1.' : laterWords(learning),
  ]
}

function rowOf({ skill, choices, viewers, chosen, expected, weight }: SkillFinding): (string | number)[] {
  const label = vocabulary.skillOf(skill)?.label ?? skill
  return [label, `${choices} of ${viewers}`, chosen, expected.toFixed(1), weight.toFixed(2)]
}

function laterWords({ later, outcome }: Learning): string {
  const chosen = later?.chosen ?? 0
  if (later === undefined || chosen < LEAST_CHOSEN) {
    return `Too little since to tell: ${chosen} of the ${LEAST_CHOSEN} choices that it takes.`
  }
  const { mean, byChance, p, groups } = later
  const figures = `those who were ${outcome} since would get ${signed(mean)} points by these weights above their list, by chance ${signed(byChance)}; p = ${p.toFixed(4)}, ${chosen} in ${groups} groups at the same place.`
  if (isGain(later)) return `Gain: ${figures} A mix of both orders has to show it as well.`
  return mean < byChance && p < RARE ? `Harm: ${figures}` : `No gain that could not be chance: ${figures}`
}

const signed = (points: number): string => (points < 0 ? '' : '+') + points.toFixed(2)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
