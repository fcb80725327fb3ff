import { z } from 'zod'
import { JobCard } from '../jobs/jobs.ts'
import { ownPosting } from '../postings/ownPosting.ts'
import { requiredText, text } from '../texts/text.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { errors as ofMentoringGroup, ofBody, ofParams, Within, within } from './calls/ofAdvisors.ts'
import {
  LONGEST_MENTORING_NAME,
  MentoringCandidate,
  MentoringGroup,
  MentoringJob,
  MentoringMember,
  MentoringRole,
  MOST_MENTORING_AT_ONCE,
} from './mentoringGroups.ts'
import { Capacity, MentoringOptions } from './mentoringOptions.ts'

const advisors = { types: ['advisor'] } as const

const name = requiredText(LONGEST_MENTORING_NAME, 'Give the mentoring group a name')
const some = (what: string) =>
  z.array(Id).min(1, `Choose ${what}`).max(MOST_MENTORING_AT_ONCE, `Choose at most ${MOST_MENTORING_AT_ONCE} at once`)
const OneRecord = z.object({ data: MentoringGroup })
const Changed = z.object({ data: z.object({ changed: z.number().int() }) })

export const listMgroups = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId',
  access: whoMay('edit', 'group', 'params.groupId', advisors),
  summary: 'Answers the mentoring groups of a group, by name, those that are archived last.',
  params: z.strictObject({ groupId: Id }),
  reply: z.object({ data: z.array(MentoringGroup) }),
  errors: ownPosting,
})

export const createMgroup = endpoint({
  method: 'POST',
  path: '/pythonApi/createMgroup',
  access: whoMay('edit', 'group', 'body.grpID', advisors),
  summary: 'Adds a mentoring group to a group, with the usual options. The same again within ten seconds answers the one that was added.',
  body: z.strictObject({ grpID: Id, name }),
  reply: z.object({ success: Id }),
  errors: ownPosting,
})

const capacities = z
  .array(z.strictObject({ id: Id, capacity: Capacity.nullable() }))
  .max(MOST_MENTORING_AT_ONCE)
  .default([])

export const updateMgroup = endpoint({
  method: 'POST',
  path: '/pythonApi/updateMgroup',
  access: ofBody,
  summary:
    'Changes what a mentoring group is called, its options, whether it is archived, or the capacities of some of its mentors and jobs ' +
    '(null: as the options say): what is left out stays. `baseVersion` is the version that was looked at: 409 `Stale` with the ' +
    'mentoring group as it is now in `details.data`, where somebody has changed it since.',
  body: z.strictObject({
    ...within,
    baseVersion: z.number().int(),
    name: name.optional(),
    options: MentoringOptions.optional(),
    archived: z.boolean().optional(),
    mentors: capacities,
    jobs: capacities,
  }),
  reply: OneRecord,
  details: OneRecord,
  errors: [...ofMentoringGroup, 'Stale'],
})

export const getMgroupMembers = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/members',
  access: ofParams,
  summary: 'Answers the mentees, or the mentors, of a mentoring group, by name: all, or those whose names hold what is typed.',
  params: Within,
  query: z.strictObject({ role: MentoringRole, name: text(200).default(''), page, size }),
  reply: listOf(MentoringMember),
  errors: ofMentoringGroup,
})

/** By what members of the group are chosen: a part of their name, a cohort of the group. */
const memberFilter = { name: text(200).default(''), cohortID: Id.nullish() }

export const findMgroupMembers = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/candidates',
  access: ofParams,
  summary: 'Answers the members of the group who may take part as this and do not yet, by name.',
  params: Within,
  query: z.strictObject({ role: MentoringRole, ...memberFilter, page, size }),
  reply: listOf(MentoringCandidate),
  errors: ofMentoringGroup,
})

export const mgroupAddMembers = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupAddMembers',
  access: ofBody,
  summary:
    'Adds members of the group to a mentoring group: those named in `mbrList`, or all whom findMgroupMembers answers for `filter`. ' +
    'Whoever is no accepted member with a role that fits is left out. Answers how many were not there before. 409 `InvalidTransition` ' +
    'where it is archived.',
  body: z
    .strictObject({
      ...within,
      role: MentoringRole,
      mbrList: some('somebody').optional(),
      filter: z.strictObject(memberFilter).optional(),
    })
    .refine(({ mbrList, filter }) => (mbrList === undefined) !== (filter === undefined), {
      path: ['mbrList'],
      message: 'Name people, or say by what they are chosen',
    }),
  reply: Changed,
  errors: [...ofMentoringGroup, 'InvalidTransition'],
})

export const mgroupDelMembers = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupDelMembers',
  access: ofBody,
  summary:
    'Takes people out of a mentoring group, as this alone where a role is named. They stay in the group. Answers how many were there. ' +
    '409 `InvalidTransition` where it is archived.',
  body: z.strictObject({ ...within, mbrList: some('somebody'), role: MentoringRole.optional() }),
  reply: Changed,
  errors: [...ofMentoringGroup, 'InvalidTransition'],
})

export const getMgroupJobs = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/jobs',
  access: ofParams,
  summary: 'Answers the jobs of a mentoring group that are still open and among the group’s, by name.',
  params: Within,
  query: z.strictObject({ page, size }),
  reply: listOf(MentoringJob),
  errors: ofMentoringGroup,
})

/** By what jobs of the group are chosen: a part of their name, a cohort that they were added for. */
const jobFilter = { name: text(200).default(''), cohortID: Id.nullish() }

export const findMgroupJobs = endpoint({
  method: 'GET',
  path: '/group/mgroups/:groupId/:mgrpID/jobCandidates',
  access: ofParams,
  summary: 'Answers the open jobs of the group that are not in a mentoring group yet, by name.',
  params: Within,
  query: z.strictObject({ ...jobFilter, page, size }),
  reply: listOf(JobCard),
  errors: ofMentoringGroup,
})

export const mgroupAddJobs = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupAddJobs',
  access: ofBody,
  summary:
    'Adds open jobs of the group to a mentoring group: those named in `jobList`, or all that findMgroupJobs answers for `filter`. ' +
    'Answers how many were not there before. 409 `InvalidTransition` where it is archived.',
  body: z
    .strictObject({ ...within, jobList: some('a job').optional(), filter: z.strictObject(jobFilter).optional() })
    .refine(({ jobList, filter }) => (jobList === undefined) !== (filter === undefined), {
      path: ['jobList'],
      message: 'Name jobs, or say by what they are chosen',
    }),
  reply: Changed,
  errors: [...ofMentoringGroup, 'InvalidTransition'],
})

export const mgroupDelJobs = endpoint({
  method: 'POST',
  path: '/pythonApi/mgroupDelJobs',
  access: ofBody,
  summary:
    'Takes jobs out of a mentoring group. They stay in the group. Answers how many were there. 409 `InvalidTransition` where it is archived.',
  body: z.strictObject({ ...within, jobList: some('a job') }),
  reply: Changed,
  errors: [...ofMentoringGroup, 'InvalidTransition'],
})
