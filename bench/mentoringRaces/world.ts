import { setGroupRoles } from '@trellis/contract/groups/roles.calls.ts'
import { addGroupJobs } from '@trellis/contract/groups/internships.calls.ts'
import * as calls from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import { usualOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { tellForMentoring } from '@trellis/contract/mentoring/ownMentoring.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { changeGroupStatus } from '@trellis/contract/postings/links.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import type { Endpoint, EndpointDescription, Input, Reply } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { post, type SignedIn, signedUpAdvisor, signedUpRecruiter, signedUpStudent } from '../people.ts'
import { ask } from './asking.ts'

/** The people of a race, and what it is about. */
export interface World {
  readonly within: { readonly grpID: Id; readonly mgrpID: Id }
  readonly advisors: readonly SignedIn[]
  readonly mentees: readonly SignedIn[]
  readonly mentors: readonly SignedIn[]
  /** Who is both. */
  readonly both: SignedIn
  /** A mentor with one place, and one who pauses, all the time. */
  readonly onePlace: SignedIn
  readonly pauses: SignedIn
  readonly jobs: readonly Id[]
  readonly countryOf: ReadonlyMap<Id, string>
}

const MENTEES = 14
const MENTORS = 6
const JOBS = 4
const SKILLS = ['Chess', 'Cooking', 'Biology', 'Writing']
const COUNTRIES = ['US', 'AT']
const NO_END = Date.UTC(2099, 0, 1)
/** All the time, whatever else is changed: who is of another country is no pair, and there are so many at most. */
export const LIMITS = { mostMentors: 2, mostMentees: 3 }
export const lastingOptions = {
  ...usualOptions,
  mentorsPerMentee: { least: 0, most: LIMITS.mostMentors },
  mentorCapacity: LIMITS.mostMentees,
  rules: ['sameCountry' as const],
}

/** A group with its advisor and a co-advisor, mentees, mentors and jobs, and a first draft that is published. */
export async function prepared(origin: string, dataFolder: string): Promise<World> {
  const make = async (name: string, at: number): Promise<SignedIn> => {
    const person = await signedUpStudent(origin, dataFolder, `${name}${at}@example.org`)
    const data = { name: `${name} ${at}`, birthYear: '1990', locationCountry: COUNTRIES[at % 2] }
    await by(origin, person, partialUpdate, { body: { userId: person.id, type: 'generalInfo', data } })
    const clubsOrgs = SKILLS.slice(at % 3).map((skill) => ({ name: skill, tags: [skill], timeCommitment: 'major' }))
    await by(origin, person, partialUpdate, { body: { userId: person.id, type: 'highschoolInfo', data: { clubsOrgs } } })
    return person
  }
  const advisor = await signedUpAdvisor(origin, dataFolder, 'advisor@example.org')
  const coAdvisor = await signedUpAdvisor(origin, dataFolder, 'second@example.org')
  const info = { name: 'Alumni', description: 'We help.', skills: ['Biology'], state: 'open', joinPolicy: 'open', directory: 'everybody' }
  const { success: grpID } = await post<{ success: Id }>(origin, '/employee/createJob', { type: GROUP, generalInfo: info }, advisor.token)
  await post(origin, `/group/advisors/${grpID}/invited`, { email: 'second@example.org' }, advisor.token)
  await post(origin, `/group/askedAdvisors/${coAdvisor.id}/${grpID}`, { accept: true }, coAdvisor.token)

  const mentees: SignedIn[] = []
  for (let at = 0; at < MENTEES; at++) mentees.push(await make('mentee', at))
  const mentors: SignedIn[] = []
  for (let at = 0; at < MENTORS; at++) mentors.push(await make('mentor', at))
  const both = await make('both', 0)
  for (const person of [...mentees, ...mentors, both]) await by(origin, person, changeGroupStatus, applying(person, grpID))
  const role = (some: readonly SignedIn[], role: 'mentor' | 'both') =>
    by(origin, advisor, setGroupRoles, { params: { groupId: grpID }, body: { userIds: some.map(({ id }) => id), role } })
  await role(mentors, 'mentor')
  await role([both], 'both')

  const { success: mgrpID } = await by(origin, advisor, calls.createMgroup, { body: { grpID, name: 'Spring' } })
  const within = { grpID, mgrpID }
  for (const role of ['mentee', 'mentor'] as const)
    await by(origin, advisor, calls.mgroupAddMembers, { body: { ...within, role, filter: {} } })
  const [onePlace, pauses] = mentors as [SignedIn, SignedIn]
  const set = { baseVersion: 1, options: lastingOptions, mentors: [{ id: onePlace.id, capacity: 1 }] }
  await by(origin, advisor, calls.updateMgroup, { body: { ...within, ...set } })
  await by(origin, pauses, tellForMentoring, { params: { groupId: grpID, userId: pauses.id }, body: { pausedUntil: NO_END } })
  const jobs = await postedJobs(origin, dataFolder, advisor, within)

  await by(origin, advisor, tables.rebalanceDiadTable, { body: { ...within, baseVersion: 1 } })
  await by(origin, advisor, tables.publishMentorAssignment, { body: { ...within, baseVersion: 2, notify: false } })
  const countryOf = new Map([...mentees, ...mentors].map(({ id }, at) => [id, COUNTRIES[(at < MENTEES ? at : at - MENTEES) % 2]!]))
  countryOf.set(both.id, COUNTRIES[0]!)
  return { within, advisors: [advisor, coAdvisor], mentees, mentors, both, onePlace, pauses, jobs, countryOf }
}

async function postedJobs(origin: string, dataFolder: string, advisor: SignedIn, within: World['within']): Promise<Id[]> {
  const recruiter = await signedUpRecruiter(origin, dataFolder, 'recruiter@example.org')
  const place = { locationCity: 'Fairview', locationCountry: 'US' }
  const jobs: Id[] = []
  for (let at = 0; at < JOBS; at++) {
    const generalInfo = {
      name: `Barista ${at}`,
      companyInstitution: 'Blue Door',
      description: 'Make good coffee.',
      skills: [{ name: SKILLS[at] }],
      ...place,
      state: 'open',
    }
    jobs.push((await post<{ success: Id }>(origin, '/employee/createJob', { generalInfo }, recruiter.token)).success)
  }
  await by(origin, advisor, addGroupJobs, { params: { groupId: within.grpID }, body: { jobList: jobs } })
  await by(origin, advisor, calls.mgroupAddJobs, { body: { ...within, jobList: jobs } })
  return jobs
}

export const applying = ({ id }: SignedIn, groupId: Id, event: 'applied' | 'withdrawn' = 'applied') => ({
  body: { bucket: '' as const, event, jobId: groupId, studentId: id },
})

/** Makes a call that is not refused. */
async function by<D extends EndpointDescription>(
  origin: string,
  { token }: SignedIn,
  call: Endpoint<D>,
  input: Partial<Input<D>>,
): Promise<Reply<D>> {
  const wrong: string[] = []
  const { reply, status, call: name, code } = await ask({ origin, token, wrong, counts: new Map() }, call, input)
  if (reply === undefined || wrong.length > 0) throw new Error(`${name} answered ${status} ${code}: ${wrong.join(', ')}`)
  return reply
}
