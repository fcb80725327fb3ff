import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { castOf } from './cast/cast.ts'
import { communityOf } from './community.ts'
import { demonstrated } from './demonstration.ts'
import { groupsOf } from './groups/makeGroups.ts'
import { employersOf, jobsOf } from './jobs/communityJobs.ts'
import { seekersOf } from './seekers.ts'

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
const now = Date.now()
const recipe = { ...demonstrated, now }
const cast = castOf(now)
const made = employersOf(recipe)
const people = [...communityOf(recipe), ...made]
const jobs = jobsOf(recipe, made, people, cast.length)
const ABOUT = 0.05

/** The numbers that a sentence of the README tells, where the pattern has its groups. */
function told(sentence: RegExp): number[] {
  const [, ...numbers] = sentence.exec(readme) ?? []
  expect(numbers, String(sentence)).not.toEqual([])
  return numbers.map((number) => Number(number.replace(',', '')))
}

test('the README tells how many people, jobs and employers the demonstration has', () => {
  const [peopleTold, jobsTold, employersTold] = told(
    /a community of ([\d,]+) made-up people with about ([\d,]+) jobs of some (\d+) employers/,
  )
  expect(peopleTold).toBe(people.length - cast.length - made.length)
  expect(Math.abs(jobs.length / jobsTold! - 1)).toBeLessThan(ABOUT)
  expect(Math.abs(new Set(jobs.map(({ job }) => job.employer)).size / employersTold! - 1)).toBeLessThan(ABOUT)
})

test('it tells how many groups there are, and how large the school and its network of alumni are', () => {
  const [, word, school, alumni] = /and (\w+) groups, a high school of (\d+) and its network of (\d+) alumni among them/.exec(readme)!
  const groups = groupsOf(recipe, cast, seekersOf(recipe, people, cast.length))
  expect([word, groups.length]).toEqual(['eight', 8])
  for (const [at, number] of [school, alumni].entries()) expect(Math.abs(groups[at]!.roles.size / Number(number) - 1)).toBeLessThan(ABOUT)
})

test('it names who can sign in: sixteen-year-old Maya, Priya with her fifty applicants, Samuel, and five others', () => {
  expect(readme).toContain('Maya, who is sixteen')
  expect(readme).toContain("Priya, who has fifty applicants to answer, Samuel, who runs the school's groups, and five others")
  const [maya, priya] = ['Maya', 'Priya'].map((name) => cast.findIndex((member) => member.name.startsWith(name)))
  expect(new Date(now).getUTCFullYear() - Number(cast[maya!]!.profile.generalInfo.birthYear)).toBe(16)
  expect(cast[priya!]!.type).toBe('recruiter')
  const ofPriya = jobs.filter(({ job }) => job.employer === 0)
  const waiting = ofPriya.map(({ links }) => links.filter(({ link }) => link.owner === 'applied').length)
  expect(Math.max(...waiting)).toBe(50)
  expect(cast.length - 3).toBe(5)
})
