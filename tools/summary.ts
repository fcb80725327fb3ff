import { readdirSync, readFileSync } from 'node:fs'

// Adds up what the test runners counted (their JSON reports) and the steps of CI, and ends with the totals.
const [folder, stepsPassed, stepsFailed] = process.argv.slice(2) as [string, string, string]

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

let passed = Number(stepsPassed)
let failed = Number(stepsFailed)
for (const file of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as VitestReport | PlaywrightReport
  const counts =
    'stats' in report
      ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests }
  process.stdout.write(`${file}: ${counts.passed} passed, ${counts.failed} failed\n`)
  passed += counts.passed
  failed += counts.failed
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
