import { readdirSync, readFileSync } from 'node:fs'

// Adds up what the test runners counted (their JSON reports) and the steps of CI, names what failed, and ends with the totals.
const [folder, stepsPassed, stepsFailed] = process.argv.slice(2) as [string, string, string]

const LONGEST_MESSAGE = 1_500

interface VitestTest {
  readonly fullName: string
  readonly status: string
  /** Of each try that failed, also where a later one passed. */
  readonly failureMessages: readonly string[]
}
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[]
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message: string } }[] }[] }[]
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number }
}
interface Counted {
  readonly passed: number
  readonly failed: number
  /** The tests that failed, also those that passed when they were tried again. */
  readonly troubles: readonly string[]
}

function countedByVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counted {
  const troubles = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(({ failureMessages }) => failureMessages.length > 0)
    const troubled = failed.map((one) => `${verdictOf(one)} in ${name}: ${one.fullName}\n${shortened(one.failureMessages)}`)
    return status === 'failed' && failed.length === 0 ? [`${name}: ${message}`] : troubled
  })
  return { passed: numPassedTests, failed: numFailedTests, troubles }
}

const verdictOf = ({ status }: VitestTest) => (status === 'passed' ? 'flaky' : 'unexpected')

const shortened = (messages: readonly string[]) => messages.map((message) => message.slice(0, LONGEST_MESSAGE)).join('\n')

function countedByPlaywright(report: PlaywrightReport): Counted {
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected + flaky, failed: unexpected, troubles: troublesOf(report) }
}

function troublesOf({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => {
        const errors = results.flatMap(({ error }) => (error === undefined ? [] : [error.message]))
        return `${status} in ${file}: ${title}\n${errors.join('\n')}`
      }),
  )
  return [...own, ...suites.flatMap(troublesOf)]
}

let passed = Number(stepsPassed)
let failed = Number(stepsFailed)
for (const file of readdirSync(folder)) {
  const report = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as VitestReport | PlaywrightReport
  const counted = 'stats' in report ? countedByPlaywright(report) : countedByVitest(report)
  for (const trouble of counted.troubles) process.stdout.write(`${trouble}\n`)
  process.stdout.write(`${file}: ${counted.passed} passed, ${counted.failed} failed\n`)
  passed += counted.passed
  failed += counted.failed
}
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
