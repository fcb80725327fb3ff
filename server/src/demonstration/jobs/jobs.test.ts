import { noLink } from '@trellis/contract/postings/links.ts'
import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { agreesUnlessSaid } from '@trellis/contract/accounts/minors.ts'
import { expect, test } from 'vitest'
import { shippedPopulation } from '../../genome/population/population.ts'
import { jobColumns, textsOf } from '../../jobs/jobColumns.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { likenessOf, scoreOf } from '../../matching/scoring/score.ts'
import { factsOf, vectorsOfPerson } from '../../matching/vectors/vectors.ts'
import { read } from '../../postings/texts/postings.reading.ts'
import { callings } from '../people/callings.ts'
import { castOf } from '../cast/cast.ts'
import { communityOf } from '../community.ts'
import { pdfText } from '../../resumes/extraction/pdfText.ts'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { employersOf, jobsOf } from './communityJobs.ts'
import { resumeLines } from './resumeLines.ts'
import { resumePdf } from './resumePdf.ts'

const { changed } = rulesOf(JOB)

const now = Date.UTC(2026, 9, 1)
const recipe = { seed: 7, count: 2_000, now }
const employers = employersOf(recipe)
const castSize = castOf(now).length
const people = [...communityOf(recipe), ...employers]
const jobs = jobsOf(recipe, employers, people, castSize)
const links = jobs.flatMap((job) => job.links.map((link) => ({ ...job, link })))

test('there are 1,300 jobs of 136 employers, most of them open', () => {
  expect(employers.length + 1).toBe(136)
  expect(jobs.length).toBeGreaterThanOrEqual(1_300)
  const open = jobs.filter(({ job }) => job.info.state === 'open').length
  expect(open / jobs.length).toBeGreaterThan(0.6)
  expect(new Set(jobs.map(({ job }) => job.employer)).size).toBe(136)
})

test('whoever is at school finds jobs beside it, unpaid ones and internships, in whatever they are drawn to', () => {
  const forPupils = jobs.map(({ job }) => job).filter(({ info: { level, state } }) => level === 'hs' && state === 'open')
  const types = forPupils.map(({ info }) => info.employmentType)
  for (const type of ['partTime', 'unpaid', 'internship']) {
    expect(types.filter((one) => one === type).length).toBeGreaterThan(40)
  }
  const drawnTo = new Set(forPupils.flatMap(({ callingIds }) => callingIds))
  expect(callings.filter(({ id }) => !drawnTo.has(id)).map(({ id }) => id)).toEqual([])
  const names = new Set(forPupils.map(({ info }) => `${info.name} at ${info.companyInstitution}`))
  expect(names.size).toBeGreaterThan(0.9 * forPupils.length)
})

test('who works for some hours a week or as an intern reads how many, and pupils no more than 30', () => {
  const told = jobs.map(({ job: { info } }) => info).filter(({ employmentType }) => !['fullTime', 'consulting'].includes(employmentType))
  expect(told.filter(({ hours }) => hours === undefined).map(({ name }) => name)).toEqual([])
  expect(told.filter(({ level, hours }) => level === 'hs' && hours!.max! > 30)).toEqual([])
})

test('no employer posts two jobs of one title, and none that is for those who begin asks for more than two years', () => {
  const made = jobs.map(({ job: { employer, info } }) => ({ ...info, told: [employer, info.name, info.companyInstitution].join('; ') }))
  const working = made.filter(({ level }) => level === 'ep' || level === 'ap')
  expect(new Set(working.map(({ told }) => told)).size).toBe(working.length)
  const begins = new Set(callings.flatMap(({ titles }) => titles.entry))
  const later = new Set(callings.flatMap(({ titles }) => [...titles.middle, ...titles.senior]))
  const asksTooMuch = working.filter(
    ({ name, yearsOfExperience }) => !['None', '0-2 years'].includes(yearsOfExperience) && !later.has(name),
  )
  expect(asksTooMuch.filter(({ name }) => begins.has(name))).toEqual([])
})

test('the same recipe makes the same jobs', () => {
  expect(jobsOf(recipe, employersOf(recipe), people, castSize)).toEqual(jobs)
})

test('every history is legal, in order, within the life of the job, and ends in the link', () => {
  for (const { job, link } of links) {
    let before = noLink
    let at = Math.max(job.openedAt!, people[link.person]!.joinedAt) - 1
    const isGrownUp = agreesUnlessSaid(Number(people[link.person]!.profile.generalInfo.birthYear), 2026)
    for (const change of link.changes) {
      expect(change.before).toEqual(before)
      expect(change.after).toEqual(changed(before, change.event, change.side, { ok2contact: isGrownUp }))
      expect(change.at).toBeGreaterThanOrEqual(at)
      ;[before, at] = [change.after, change.at]
    }
    expect(link.link).toEqual(before)
    expect(at).toBeLessThanOrEqual(job.closedAt ?? now)
  }
})

test('nobody has two links to one job, and every list of candidates has somebody', () => {
  for (const { links } of jobs) expect(new Set(links.map(({ person }) => person)).size).toBe(links.length)
  const states = new Set(links.map(({ link }) => link.link.owner))
  expect([...states].toSorted()).toEqual(['accepted', 'applied', 'contacted', 'none', 'rejected', 'saved'])
})

test('minors are contacted only after they agreed', () => {
  const minors = new Set(people.flatMap(({ profile }, at) => (2026 - Number(profile.generalInfo.birthYear) <= 18 ? [at] : [])))
  const contacts = links.flatMap(({ link }) => (minors.has(link.person) ? link.changes : [])).filter(({ event }) => event === 'contacted')
  expect(contacts.filter(({ before }) => !before.flags.ok2contact)).toEqual([])
})

test('the recruiter of the cast has fifty applicants for one job, who wait for an answer', () => {
  const [first] = jobs
  expect(first!.job.info.name).toBe('Underwater robotics intern')
  expect(first!.links.filter(({ link }) => link.owner === 'applied').length).toBeGreaterThanOrEqual(50)
})

test('most who hear of her jobs show something of what each asks for, some a good deal and some nothing', () => {
  const measures = measuresOf(shippedPopulation)
  for (const { job, links } of jobs.filter(({ job, links }) => job.employer === 0 && links.length > 0)) {
    const { vectors } = jobColumns(job.info, read(textsOf(job.info)), measures).index
    const scores = links.map(({ person }) => {
      const facts = factsOf(people[person]!.profile, vocabulary, now)
      const likeness = likenessOf(vectors, vectorsOfPerson(facts, vocabulary, shippedPopulation), measures.dimensions)
      return scoreOf(likeness, measures.weights).score
    })
    const shareFrom = (points: number) => scores.filter((score) => score >= points).length / scores.length
    expect([job.info.name, shareFrom(1) > 0.4, shareFrom(5) > 0.2, shareFrom(1) < 0.9]).toEqual([job.info.name, true, true, true])
  }
})

test('the skills that jobs ask for are in the vocabulary', () => {
  const names = new Set(jobs.flatMap(({ job }) => job.info.skills.map(({ name }) => name)))
  expect([...names].filter((name) => vocabulary.skillOf(name) === undefined)).toEqual([])
})

test('a resume is a PDF that can be read back', async () => {
  const lines = resumeLines(people[1]!.profile)
  const text = await pdfText(new Uint8Array(resumePdf(lines)), 5)
  expect(text).toContain('Tomas Arrietano')
  expect(text).toContain('Mechanical Engineering')
  const long = await pdfText(new Uint8Array(resumePdf(['A (long) one', ...Array.from({ length: 120 }, (_, at) => `Line ${at}`)])), 5)
  expect(long).toContain('A (long) one')
  expect(long).toContain('Line 119')
})
