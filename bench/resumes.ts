import { goals, isReached, rateOf, type Read, readAll } from './resumes/goals.ts'
import { measures, together } from './resumes/measure.ts'

// `npm run bench:resumes`: how much of sixty resumes of invented people, in twelve layouts, the reader proposes as it was written.
// Without a database. What is right is known, since the resumes are made from data.
const words = {
  positions: 'title and dates',
  companies: 'company',
  schools: 'school',
  years: 'its year',
  wrong: 'wrong proposals',
  skills: 'skills with a tag',
}
const shown = (value: number): string => value.toFixed(3)
const rowOf = (name: string, all: readonly Read[]): string[] => {
  const measured = together(all.map((one) => one.measured))
  return [name, ...measures.map((measure) => shown(rateOf(measured[measure])))]
}

const read = await readAll()
const rows = [
  ...Array.from(
    Map.groupBy(read, ({ layout }) => layout),
    ([layout, all]) => rowOf(layout, all),
  ),
  ...Array.from(
    Map.groupBy(read, ({ kind }) => kind),
    ([kind, all]) => rowOf(`all, ${kind}`, all),
  ),
  rowOf('all', read),
]
const whole = together(read.map((one) => one.measured))
const head = ['layout', ...measures.map((measure) => words[measure])]
const goalRow = ['goal', ...measures.map((measure) => `${measure === 'wrong' ? '≤' : '≥'} ${goals[measure]}`)]
const table = [head, head.map(() => '---'), ...rows, goalRow]
process.stdout.write(
  `## Reading resumes: ${read.length / 2} people, each as PDF and as Word document\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`,
)
if (measures.some((measure) => !isReached(measure, whole[measure]))) process.exitCode = 1
