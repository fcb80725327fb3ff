import { readProblem, BadFile } from '../server/src/mentoring/solver/scoreFiles.ts'
import { solve } from '../server/src/mentoring/solver/solve.ts'

// `npm run solve -- SCORES.bin CAPACITIES.cap`: assigns each mentee one mentor so that the total score is the greatest there is, and prints one
// line of JSON: the total, the bound of the dual prices that proves it, milliseconds, and the peak of memory in megabytes.
function main([scores, capacities, ...more]: readonly string[]): void {
  if (scores === undefined || capacities === undefined || more.length > 0) {
    throw new BadFile('Two files are needed: npm run solve -- SCORES.bin CAPACITIES.cap.')
  }
  const problem = readProblem(scores, capacities)
  const [began, used] = [performance.now(), process.cpuUsage()]
  const solution = solve(problem)
  const milliseconds = performance.now() - began
  const { user, system } = process.cpuUsage(used)
  if (!solution.feasible) {
    const slots = problem.mentors.reduce((sum, { capacity }) => sum + capacity, 0)
    throw new BadFile(`${problem.mentees.length} mentees cannot each have a mentor: there are ${slots} slots.`)
  }
  const line = {
    mentees: problem.mentees.length,
    mentors: problem.mentors.length,
    objective: solution.objective,
    dualBound: solution.certificate.dualBound,
    milliseconds: Math.round(milliseconds * 10) / 10,
    cpuMilliseconds: Math.round((user + system) / 100) / 10,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 102.4) / 10,
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadFile)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
