import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { paths } from '@trellis/contract/screens.ts'
import { kindSpelling } from '@trellis/contract/wire/personKinds.ts'
import { browserArguments, browserPath } from '../tools/browser.ts'
import { buildWebIfNeeded } from '../tools/webBuild.ts'
import { type Finding, percentile, report } from './figures.ts'
import { post, type SignedIn, signedUpAdvisor, signedUpRecruiter, signedUpStudent } from './people.ts'
import { startProduct } from '../tools/product.ts'

// `npm run bench:web [-- --sizes-only]`: what each screen loads, compressed as the server sends it, in a real browser; and
// Lighthouse on the landing page, the sign-in and the public page of a job, the median of three runs.
const KILOBYTE = 1024
const LIGHTHOUSE_RUNS = 3

interface Budget {
  readonly screen: string
  readonly address: string
  readonly js: number
  readonly css: number
  readonly font: number
}

/** The screens that are opened without a session. */
const seenByVisitors: ReadonlySet<string> = new Set(['landing', 'login', 'public job'])

type Kind = 'js' | 'css' | 'font'

function kindOf(address: string): Kind | undefined {
  const path = new URL(address).pathname
  if (/\.js$/.test(path)) return 'js'
  if (/\.css$/.test(path)) return 'css'
  return /\.woff2$/.test(path) ? 'font' : undefined
}

async function sizes(origin: string, budgets: readonly Budget[], session: Record<string, string>): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: browserPath()!, args: browserArguments })
  const findings: Finding[] = []
  for (const { screen, address, ...budget } of budgets) {
    const context = await browser.newContext()
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
      },
      seenByVisitors.has(screen) ? {} : session,
    )
    const page = await context.newPage()
    const total: Record<Kind, number> = { js: 0, css: 0, font: 0 }
    const counted: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      const kind = kindOf(request.url())
      if (kind === undefined) return
      counted.push(request.sizes().then((size) => void (total[kind] += size.responseBodySize)))
    })
    await page.goto(origin + address)
    // Not before the session was looked at: until then the start alone is loaded.
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    await Promise.all(counted)
    for (const kind of ['js', 'css', 'font'] as const) {
      const kilobytes = total[kind] / KILOBYTE
      const goal = budget[kind]
      findings.push({ what: `${screen}: ${kind}`, value: `${kilobytes.toFixed(1)} KB`, goal: `≤ ${goal} KB`, met: kilobytes <= goal })
    }
    await context.close()
  }
  await browser.close()
  return findings
}

async function lighthouseScores(origin: string, address: string): Promise<Finding[]> {
  const [{ default: lighthouse }, { launch }] = await Promise.all([import('lighthouse'), import('chrome-launcher')])
  const scores: Record<string, number[]> = {}
  for (let run = 0; run < LIGHTHOUSE_RUNS; run++) {
    const chromeFlags = ['--headless', ...browserArguments]
    const chrome = await launch({ chromePath: browserPath()!, chromeFlags, port: await freePort() })
    const result = await lighthouse(origin + address, { port: chrome.port, output: 'json', logLevel: 'error' })
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      ;(scores[name] ??= []).push(Math.round((score ?? 0) * 100))
    }
    chrome.kill()
  }
  const goals: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
  return Object.entries(goals).map(([name, goal]) => {
    const median = percentile(scores[name] ?? [0], 0.5)
    return { what: `Lighthouse ${address} ${name}`, value: String(median), goal: `≥ ${goal}`, met: median >= goal }
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

buildWebIfNeeded()
const folder = await mkdtemp(join(tmpdir(), 'trellis-web-'))
const product = await startProduct({ DATA_FOLDER: folder, ADVISORS: 'open' })
const student = await signedUpStudent(product.origin, folder, 'student@example.org')
const recruiter = await signedUpRecruiter(product.origin, folder, 'recruiter@example.org')
const advisor = await signedUpAdvisor(product.origin, folder, 'advisor@example.org')
const place = { locationCity: 'Fairview', locationCountry: 'US' }
/** As long as most: what of it fits the first view is what a visitor waits for. */
const description = [
  'You bake **bread and rolls** with two others from five in the morning on, and learn how a dough tells when it is ready.',
  '- weighing and kneading\n- shaping loaves\n- telling customers what is in them',
  'We have baked at the market for thirty years. Who comes to us needs no diploma: we show you what you need to know in the first four weeks, and pay you for them.',
].join('\n\n')
const generalInfo = { name: 'Baker', companyInstitution: 'Blue Door', description, ...place, state: 'open' }
const { success: jobId } = await post<{ success: string }>(product.origin, '/employee/createJob', { generalInfo }, recruiter.token)

const group = { type: GROUP, generalInfo: { name: 'Bakers', description: 'Bake **bread**', state: 'open' } }
const { success: groupId } = await post<{ success: string }>(product.origin, '/employee/createJob', group, advisor.token)

const sessionOf = ({ id, token }: SignedIn, userType: string): Record<string, string> => {
  const info = { name: 'Somebody', email: 'somebody@example.org', admin: false, isConfirmed: true }
  return { jwt: `Bearer ${token}`, userId: id, userType, info: JSON.stringify(info), draftKey: 'of-nobody' }
}
/** What every screen but the first may weigh before it can be used. */
const screenBudget = { js: 210, css: 16, font: 30 }
const budgets: Budget[] = [
  { screen: 'landing', address: '/', js: 120, css: 8, font: 30 },
  { screen: 'login', address: '/login', js: 170, css: 12, font: 30 },
  { screen: 'public job', address: `/job/${jobId}`, ...screenBudget },
  { screen: 'bio', address: `/bio/${student.id}`, ...screenBudget },
  { screen: 'people', address: `/people/${student.id}`, ...screenBudget },
  { screen: 'role models', address: `/students/${student.id}/rolemodels`, ...screenBudget },
  { screen: 'jobs', address: `/jobs/${student.id}/suggested`, ...screenBudget },
  { screen: 'one job', address: `/jobs/${student.id}/job/${jobId}`, ...screenBudget },
]
const employerBudgets: Budget[] = [
  { screen: 'my jobs', address: `/employer/${recruiter.id}/jobs/myJobs`, ...screenBudget },
  { screen: 'post a job', address: `/employer/${recruiter.id}/jobs/postJob`, ...screenBudget },
  { screen: 'candidates', address: `/employer/${recruiter.id}/${jobId}/candidates/applied`, ...screenBudget, css: 18 },
]
const advisorBudgets: Budget[] = [
  { screen: 'my groups', address: paths.groupadminGroups(advisor.id), ...screenBudget },
  { screen: 'create a group', address: groupPaths.createGroup(advisor.id), ...screenBudget },
  { screen: 'manage a group', address: groupPaths.manageGroup(advisor.id, groupId), ...screenBudget },
  { screen: 'cohorts', address: groupPaths.cohorts(advisor.id, groupId), ...screenBudget },
  { screen: 'invitations', address: `${groupPaths.manageGroup(advisor.id, groupId)}?part=invitations`, ...screenBudget },
]
const findings = await sizes(product.origin, budgets, sessionOf(student, 'profile'))
findings.push(...(await sizes(product.origin, employerBudgets, sessionOf(recruiter, 'recruiter'))))
findings.push(...(await sizes(product.origin, advisorBudgets, sessionOf(advisor, kindSpelling.toWire('advisor')))))
if (!process.argv.includes('--sizes-only')) {
  for (const address of ['/', '/login', `/job/${jobId}`]) findings.push(...(await lighthouseScores(product.origin, address)))
}
await product.stop()
await rm(folder, { recursive: true })
report('Web', findings)
