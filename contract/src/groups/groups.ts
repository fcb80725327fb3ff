import { z } from 'zod'
import { BucketCounts } from '../candidates/candidates.ts'
import { SIGNATURE_LENGTH } from '../genome/genome.ts'
import { JobState, LONGEST_JOB_DESCRIPTION, MOST_JOB_SKILLS } from '../jobs/jobs.ts'
import { ScoreFields } from '../matching/scores.ts'
import { FoundText } from '../people/found.ts'
import { LinkState } from '../postings/links.ts'
import { LinkChange, LinkOfPerson } from '../postings/linkSides.ts'
import { Directory, MemberRole } from '../memberships/roles.ts'
import { GROUP } from '../postings/postingKinds.ts'
import { DayField } from '../profiles/profiles.ts'
import { requiredText, text } from '../texts/text.ts'
import { Id } from '../wire/ids.ts'
import { JoinCode } from './codes/joinCodes.ts'
import { groupWebLink } from './webLink.ts'

/**
 * How somebody comes into a group: whoever asks is accepted at once; or an advisor decides; or nobody asks but those whom an advisor invited,
 * or gave its code.
 */
export const joinPolicies = ['open', 'onRequest', 'byInvitation'] as const
export const JoinPolicy = z.enum(joinPolicies)
export type JoinPolicy = z.infer<typeof JoinPolicy>
export const joinPolicyLabels: Record<JoinPolicy, string> = {
  open: 'Anybody who asks is accepted at once',
  onRequest: 'An advisor decides about each request',
  byInvitation: 'Only people whom an advisor invites',
}

/** Whom members see of a group. */
export const directoryLabels: Record<Directory, string> = {
  everybody: 'Everybody in the group',
  mentors: 'Mentors and advisors',
  advisors: 'Advisors only',
}

/** The ages that a group may ask for at least. */
export const [LEAST_AGE, LARGEST_LEAST_AGE] = [13, 99]

/** What an advisor tells of a group. Dates in milliseconds since 1970; `description` is Markdown. */
const GroupFields = z.strictObject({
  name: requiredText(200, 'Give the group a name'),
  description: text(LONGEST_JOB_DESCRIPTION).default(''),
  /** The group's own page on the web; empty without one. */
  webLink: groupWebLink().default(''),
  locationCity: text(100).default(''),
  locationState: text(100).default(''),
  locationCountry: text(100).default(''),
  /** What the group is about, by names of skills: its genome is made of them and of the description. */
  skills: z.array(requiredText(80, 'Choose a skill')).max(MOST_JOB_SKILLS, `Choose at most ${MOST_JOB_SKILLS} skills`).default([]),
  /** The groups whose members may see it; nobody named: everybody. */
  membership: z.array(Id).max(50).default([]),
  /** Whoever is in it may be in no other exclusive group of the same advisor. */
  exclusive: z.boolean().default(false),
  joinPolicy: JoinPolicy.default('onRequest'),
  /** Null where nobody has chosen: everybody, and advisors only as soon as a minor is a member. */
  directory: Directory.nullable().default(null),
  /** How old whoever joins has to be this year; null for any age. */
  leastAge: z
    .number()
    .int('Enter a whole number of years')
    .min(LEAST_AGE, `Enter ${LEAST_AGE} or more`)
    .max(LARGEST_LEAST_AGE, `Enter ${LARGEST_LEAST_AGE} or less`)
    .nullable()
    .default(null),
  startDate: DayField,
  endDate: DayField,
  /** The last day to ask to join. */
  applyUntil: DayField,
  state: JobState.default('draft'),
})

/** A draft may be unfinished; an open group says what it is about. */
export const GroupInfo = GroupFields.superRefine((group, check) => {
  const wrong = (path: (string | number)[], message: string) => check.addIssue({ code: 'custom', path, message })
  if (group.state === 'open' && group.description === '') wrong(['description'], 'Describe the group before you open it')
  if (group.startDate !== null && group.endDate !== null && group.endDate < group.startDate) {
    wrong(['endDate'], 'This is before the start')
  }
  const names = group.skills.map((name) => name.toLowerCase())
  names.forEach((name, at) => {
    if (names.indexOf(name) < at) wrong(['skills', at], 'This skill is there already')
  })
})
export type GroupInfo = z.output<typeof GroupInfo>

/** The short form of a group that lists and matches show. */
export const GroupCard = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: GroupFields.omit({ description: true, membership: true, directory: true }).extend({
      /** When it was opened first; null for a draft. */
      postedAt: z.number().nullable(),
      /** Address of the picture below `/api`, or empty. */
      groupPicture: z.string(),
    }),
  }),
  type: z.literal(GROUP),
  /** Null for advisors. */
  link: LinkOfPerson.nullable(),
})
export type GroupCard = z.output<typeof GroupCard>

/** A group with how well it fits a student, from 0 to 100, and why. */
export const GroupMatch = GroupCard.extend({
  ...ScoreFields,
  /** Where the words searched for stand; left out without any. */
  found: z.array(FoundText).optional(),
})
export type GroupMatch = z.output<typeof GroupMatch>

/** A group as it is found: of a recruiter nothing tells how well it fits. */
export const FoundGroup = GroupMatch.partial({ score: true, parts: true, reasons: true }).extend({
  /** As what whoever looks is in it; null where they are not. */
  role: MemberRole.nullable(),
})
export type FoundGroup = z.output<typeof FoundGroup>

/** An advisor of a group. */
export const GroupAdvisor = z.object({ id: Id, name: z.string(), isOwner: z.boolean() })
export type GroupAdvisor = z.output<typeof GroupAdvisor>

/** What advisors alone know of a group. */
const OwnGroup = z.object({
  ownerId: Id,
  ownerName: z.string(),
  counts: BucketCounts,
  createdAt: z.number(),
  updatedAt: z.number(),
})

/** A whole group as one viewer sees it. `members` are the newest 100 of its lists, for advisors alone; `own` likewise. */
export const GroupRecord = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: GroupFields.extend({ postedAt: z.number().nullable(), groupPicture: z.string() }),
    members: z.array(z.object({ id: Id, state: LinkState, flag: z.string() })),
  }),
  type: z.literal(GROUP),
  /** Null where a block stands between the two. */
  advisors: z.array(GroupAdvisor).nullable(),
  signature: z.array(z.number()).length(SIGNATURE_LENGTH).nullable(),
  own: OwnGroup.extend({ joinCode: JoinCode.nullable() }).nullable(),
  link: LinkOfPerson.nullable(),
  history: z.array(LinkChange),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), review: z.boolean() }),
})
export type GroupRecord = z.output<typeof GroupRecord>

/** A row of an advisor's own list. */
export const OwnGroupCard = GroupCard.extend({ own: OwnGroup })
export type OwnGroupCard = z.output<typeof OwnGroupCard>
