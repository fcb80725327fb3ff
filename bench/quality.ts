import { shippedPopulation } from '../server/src/genome/population/population.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { callings } from './quality/callings.ts'
import { type CommunityQuality, measureCommunity } from './quality/communityQuality.ts'
import { escoPeople } from './quality/esco.ts'
import { isMet } from './quality/goals.ts'
import { occupations } from './quality/occupations.ts'
import { applicants } from './quality/resumes.ts'

// `npm run bench:quality`: how often the best matches of people whose work is known do the same work, by each part of the score,
// by all of them, and by what compares words alone. Without a database. It says how good the formula is, not how good the
// people are for each other: nobody knows that before they have met.
const shown = (value: number): string => value.toFixed(3)

function tableOf(head: readonly string[], lines: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n')
}

function partsTable({ rows }: CommunityQuality): string {
  const head = [
    'compared by',
    'same trade in the best 10',
    'nDCG at 10',
    'most popular in',
    'length bias',
    'length bias in lists of other work',
    'lists with two entries at most',
  ]
  return tableOf(
    head,
    rows.map(({ by, precision, ndcg, hub, lengthBias, strayBias, thin }) => [
      by,
      ...[precision, ndcg, hub, lengthBias, strayBias, thin].map(shown),
    ]),
  )
}

function goalsTable({ goals }: CommunityQuality): string {
  const lines = Object.entries(goals).flatMap(([table, all]) =>
    all.map((goal) => {
      const bound = `${goal.is === 'most' ? '≤' : '≥'} ${shown(goal.bound)}`
      return [`${goal.of}, ${table} table`, shown(goal.reached), bound, isMet(goal) ? 'met' : 'not met']
    }),
  )
  return tableOf(['all parts', 'reached', 'goal', ''], lines)
}

function calibrationTable({ calibration }: CommunityQuality): string {
  return tableOf(
    ['score shown', 'pairs', 'mean score', 'do the same work'],
    Object.entries(calibration).flatMap(([table, steps]) =>
      steps.map(({ from, shown: score, alike, pairs }) => [`${from} to ${from + 20}, ${table} table`, pairs, shown(score), shown(alike)]),
    ),
  )
}

function oneThingTable({ oneThing: { byWords, nearestTrade } }: CommunityQuality): string {
  const nearest = Object.entries(nearestTrade).map(([table, share]) => [`their own trade is the nearest, ${table} table`, shown(share)])
  return tableOf(['of who told one thing', ''], [['same trade in the best 10 by TF-IDF', shown(byWords)], ...nearest])
}

process.stdout.write(
  `## Quality of matches: vocabulary of ${vocabulary.skills.length} skills, shipped table ${shippedPopulation.version}\n\n`,
)
for (const community of [occupations(), escoPeople(), callings(), await applicants()]) {
  const quality = measureCommunity(community)
  const tables = [partsTable(quality), goalsTable(quality), oneThingTable(quality), calibrationTable(quality)]
  process.stdout.write(`### ${quality.name}: ${quality.people} people\n\n${tables.join('\n\n')}\n\n`)
}
