import type { SuggestionList } from '../shownLists/shownList.ts'
import { type CountRow, countsByPart, countsByPlace } from './counts.ts'
import { type JudgedList, type Outcome, outcomesOf } from './outcomes.ts'
import { type Answer, answersFor, LEAST_CHOSEN, RARE } from './questions.ts'

export const titles: Record<SuggestionList, string> = {
  roleModels: 'Role models of students',
  peers: 'Students like them',
  jobs: 'Jobs suggested to students',
  candidates: 'People suggested for jobs',
}

/** What is read before the figures. */
export const introduction = [
  'What came of suggestions, by the place at which they stood and by the part that gave most of their score.',
  'An act counts within 14 days, for the last list that showed the same before it. Whoever looked at a job on the day of a list counts',
  'as having looked afterwards. Chance is tried 10,000 times, always the same: each time as many are drawn anew among what stood together.',
  'It is said to matter where fewer than 1 in 100 of these came out as far from the middle.',
  'Lists are ordered by their score: what stands high scores high. Only the questions about the same place tell the two apart, and only',
  'lists of two orders mixed (interleaving) would tell which order serves people better.',
]

/** One kind of list, in lines to be printed. */
export function reportOf(list: SuggestionList, lists: readonly JudgedList[]): string[] {
  const entries = lists.reduce((sum, { length }) => sum + length, 0)
  const head = `## ${titles[list]}: ${lists.length} lists with ${entries} entries`
  if (entries === 0) return [head, '', 'Nothing is logged.']
  const outcomes: readonly Outcome[] = outcomesOf[list]
  return [
    head,
    '',
    ...countTable('place', countsByPlace(lists, outcomes), outcomes),
    '',
    ...countTable('strongest part', countsByPart(lists, outcomes), outcomes),
    ...outcomes.flatMap((outcome) => ['', ...tests(lists, outcome)]),
  ]
}

/** Rows of a table in Markdown. */
export const table = (titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [titles, titles.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)

function countTable(by: string, rows: readonly CountRow[], outcomes: readonly Outcome[]): string[] {
  const lines = rows.map(({ label, shown, cameOfIt }) => [label, shown, ...outcomes.map((one) => shareOf(cameOfIt[one] ?? 0, shown))])
  return table([by, 'shown', ...outcomes], lines)
}

const shareOf = (count: number, all: number): string => `${count} (${Math.round((100 * count) / all)}%)`

function tests(lists: readonly JudgedList[], outcome: Outcome): string[] {
  const chosen = lists.flat().filter(({ cameOfIt }) => cameOfIt.has(outcome)).length
  if (chosen < LEAST_CHOSEN) return [`${outcome}: too little to tell, ${chosen} of the ${LEAST_CHOSEN} that it takes.`]
  return [`${outcome}: ${chosen}`, ...answersFor(lists, outcome).map((answer) => `- ${sentence(answer, outcome)}`)]
}

function sentence({ words, unit, finding }: Answer, outcome: Outcome): string {
  if (finding === undefined || finding.chosen < LEAST_CHOSEN) {
    return `${words} Too little to tell: ${finding?.chosen ?? 0} had others beside them of which it was not so.`
  }
  const { chosen, groups, mean, byChance, p } = finding
  const verdict = p < RARE ? 'Yes' : 'Nothing that could not be chance'
  return `${words} ${verdict}: ${outcome} had ${mean.toFixed(1)} on average (${unit}), by chance ${byChance.toFixed(1)}; p = ${p.toFixed(4)}, ${chosen} in ${groups} groups.`
}
