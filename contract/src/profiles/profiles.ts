import { z } from 'zod'
import { RING_LENGTH } from '../genome/ring.ts'
import { CURRENT, readDate } from '../texts/dates.ts'
import { Id } from '../wire/ids.ts'
import { kindSpelling } from '../wire/personKinds.ts'
import { spelled } from '../wire/spelled.ts'
import { levels } from './levels.ts'
import { Tags } from './tags.ts'
import { text, webLink } from '../texts/text.ts'

export const Level = z.enum(levels)

export const timeCommitments = ['minor', 'medium', 'major'] as const
export const TimeCommitment = z.enum(timeCommitments)
export type TimeCommitment = z.infer<typeof TimeCommitment>
export const timeCommitmentLabels: Record<TimeCommitment, string> = {
  minor: 'Minor (<2hrs/wk)',
  medium: 'Medium (2-4hrs/wk)',
  major: 'Major (4+hrs/wk)',
}

/** How many rows a list of a bio takes. */
export const LONGEST_LIST = 60
const line = text(200).default('')
const paragraph = text(5_000).default('')
const rows = <T extends z.ZodType>(row: T) => z.array(row).max(LONGEST_LIST, `Keep at most ${LONGEST_LIST} rows`).default([])

const NO_YEAR = 'Enter a year between 1901 and 2099'
const LONGEST_YEAR = 10

/** A year as four digits, 1901 to 2099, or empty. */
export const Year = z
  .union([z.string().max(LONGEST_YEAR, NO_YEAR), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^(19(0[1-9]|[1-9]\d)|20\d\d)?$/, NO_YEAR))
  .default('')

/** The year somebody was born in: none that is still to come. */
const BirthYear = Year.refine((year) => Number(year) <= new Date().getFullYear(), 'Enter the year you were born')

const NO_DATE = 'Enter a date such as 9/2024, 09/15/2024 or 2024'
const LONGEST_DATE = 100

/** A day in milliseconds since 1970 (UTC), {@link CURRENT} for 'Current', null where none is given. Any date form is read. */
export const DateField = z
  .union([z.string().max(LONGEST_DATE, NO_DATE), z.number(), z.null()])
  .transform((value, check) => {
    const date = readDate(value)
    if (date === undefined) {
      check.addIssue({ code: 'custom', message: NO_DATE })
      return z.NEVER
    }
    return date
  })
  .default(null)

/** The same of what begins or ends on a day: 'Current' is no day, and so is none. */
export const DayField = DateField.transform((date) => (date === CURRENT ? null : date))

/** What a person did, in a word or two, with the skills it took. */
export const TaggedEntry = z.strictObject({ name: line, tags: Tags })
export type TaggedEntry = z.output<typeof TaggedEntry>

/** A tagged entry with the part one played in it, how much time a week it took and for how long. */
export const ActivityEntry = TaggedEntry.extend({
  titlePosition: line,
  timeCommitment: TimeCommitment.or(z.literal('')).default(''),
  duration: line,
})
export type ActivityEntry = z.output<typeof ActivityEntry>

const PlainEntry = z.strictObject({ name: text(1_000).default('') })

export const PositionHeld = z.strictObject({
  name: line,
  companyInstitution: line,
  workDescription: paragraph,
  startDate: DateField,
  endDate: DateField,
  proudestAcomplishments: paragraph,
  bestPartOfWorking: paragraph,
  canBeImproved: paragraph,
  tags: Tags,
})
export type PositionHeld = z.output<typeof PositionHeld>

/** What a person tells of themselves. The e-mail, password and picture have calls of their own. */
export const GeneralInfo = z.strictObject({
  name: line,
  birthYear: BirthYear,
  gender: line,
  locationCity: line,
  locationState: line,
  locationCountry: line,
  liProfile: webLink().default(''),
  fbProfile: webLink().default(''),
  selfVideo: webLink().default(''),
  level: Level.default('hs'),
  internshipKeywords: text(500).default(''),
  // Sent by clients along with the rest, and decided by the server alone: read by nobody.
  profileType: z.unknown().optional(),
  profilePicture: z.unknown().optional(),
  resume: z.unknown().optional(),
  admin: z.unknown().optional(),
  isConfirmed: z.unknown().optional(),
  membership: z.unknown().optional(),
  followers: z.unknown().optional(),
  following: z.unknown().optional(),
  blocked: z.unknown().optional(),
})
export type GeneralInfo = z.output<typeof GeneralInfo>

export const IkigaiInfo = z.strictObject({
  selfDescribe: text(500).default(''),
  othersDescribe: text(500).default(''),
  comesEasy: paragraph,
  favoriteActivity: paragraph,
  aspireTo: paragraph,
  improveWorld: paragraph,
  successfulPerson: paragraph,
  whatMakesSuccess: paragraph,
})
export type IkigaiInfo = z.output<typeof IkigaiInfo>

export const HighschoolInfo = z.strictObject({
  name: line,
  graduationYear: Year,
  locationCity: line,
  locationState: line,
  locationCountry: line,
  favoriteSubjects: rows(TaggedEntry),
  sportsGames: rows(ActivityEntry),
  clubsOrgs: rows(ActivityEntry),
  jobsInternshipsProjects: rows(ActivityEntry),
  otherInterests: rows(ActivityEntry),
  otherTraining: rows(TaggedEntry),
  impactfulActivities: rows(TaggedEntry),
  proudestAcomplishments: rows(PlainEntry),
})
export type HighschoolInfo = z.output<typeof HighschoolInfo>

export const CollegeInfo = HighschoolInfo.extend({ degree: line, major: rows(TaggedEntry), minor: rows(TaggedEntry) })
export type CollegeInfo = z.output<typeof CollegeInfo>

export const ProfessionalInfo = z.strictObject({
  positionsHeld: rows(PositionHeld),
  clubsOrgs: rows(ActivityEntry),
  otherInterests: rows(ActivityEntry),
  impactfulActivities: rows(TaggedEntry),
  aspirationalRole: paragraph,
  adviceToSelf: paragraph,
})
export type ProfessionalInfo = z.output<typeof ProfessionalInfo>

/** The sections of a bio by their edit types, as `POST /profile/partialUpdate/` names them. */
export const bioSections = {
  generalInfo: GeneralInfo,
  ikigaiInfo: IkigaiInfo,
  highschoolInfo: HighschoolInfo,
  collegeInfo: CollegeInfo,
  graduateInfo: CollegeInfo,
  professionalInfo: ProfessionalInfo,
} as const
export type BioSection = keyof typeof bioSections

export const StudentProfile = z.strictObject(bioSections)
export type StudentProfile = z.output<typeof StudentProfile>

/** A whole bio with nothing filled in. */
export function emptyProfile(): StudentProfile {
  return StudentProfile.parse({
    generalInfo: {},
    ikigaiInfo: {},
    highschoolInfo: {},
    collegeInfo: {},
    graduateInfo: {},
    professionalInfo: {},
  })
}

/** A stored resume file as its owner sees it. */
export const ResumeFile = z.object({
  id: Id,
  filename: z.string(),
  uploadedAt: z.number(),
  /** There while what it says is offered for the bio, with the ids of the proposals that the owner has decided on. */
  offer: z.object({ decided: z.array(z.int32()) }).optional(),
})
export type ResumeFile = z.infer<typeof ResumeFile>

/** A job with which a person has something to do, as they see it: `state` and `flag` are of the link's own side. */
export const ProfileJob = z.object({
  id: Id,
  name: z.string(),
  companyInstitution: z.string(),
  state: z.string(),
  flag: z.string(),
})
export type ProfileJob = z.infer<typeof ProfileJob>

/** The ring of a person's genome; null without one, and where no more than the name is told. */
const PersonRing = z.array(z.number().int().min(0).max(100)).length(RING_LENGTH).nullable()

/** What the viewer of a profile may do with it, so that screens need no rules of their own. */
const ProfileAbilities = z.object({
  edit: z.boolean(),
  follow: z.boolean(),
  block: z.boolean(),
})

/** The guided first visit: things that one does, somebody ahead who did one of them too, jobs. */
export const FIRST_VISIT_STEPS = 3
/** A step of it, counted from 1. */
export const FirstVisitStep = z.number().int().min(1).max(FIRST_VISIT_STEPS)

/**
 * A profile as one viewer sees it. For anyone but the person and super-users, `email` is masked, `birthYear` and `gender`
 * are empty, and `resume` and `membership` are empty lists. `following`, `blocked` and `jobs` are the person's alone.
 */
export const ProfileRecord = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: GeneralInfo.extend({
      email: z.string(),
      profileType: z.string(),
      profilePicture: z.string(),
      resume: z.array(ResumeFile),
      admin: z.boolean(),
      isConfirmed: z.boolean(),
      membership: z.array(z.string()),
      followers: z.number().int(),
      following: z.array(Id),
      blocked: z.array(Id),
      hidden: z.boolean(),
    }),
    ikigaiInfo: IkigaiInfo,
    highschoolInfo: HighschoolInfo,
    collegeInfo: CollegeInfo,
    graduateInfo: CollegeInfo,
    professionalInfo: ProfessionalInfo,
    jobs: z.array(ProfileJob),
    groups: z.array(z.unknown()),
  }),
  type: spelled(['student'], kindSpelling),
  ring: PersonRing,
  can: ProfileAbilities,
  /** Whether the viewer follows this person. */
  followed: z.boolean(),
  /** Told to the person alone, where an advisor hid the profile: of which group, '' where it is gone, and when. */
  hiddenBy: z.object({ group: z.string(), at: z.number() }).optional(),
  /** Told to the person alone, while their guided first visit goes on. */
  firstVisitStep: FirstVisitStep.optional(),
})
export type ProfileRecord = z.output<typeof ProfileRecord>

/** The short form of a person that lists and matches show. */
export const PersonCard = z.object({
  _id: Id,
  _source: z.object({
    generalInfo: z.object({
      name: z.string(),
      level: z.string(),
      locationCity: z.string(),
      locationState: z.string(),
      locationCountry: z.string(),
      /** Address of the photo below `/api`, or empty. */
      profilePicture: z.string(),
      /** One line of who they are, made from the bio: the latest position, degree or school. */
      headline: z.string(),
    }),
  }),
  type: spelled(['student'], kindSpelling),
  ring: PersonRing,
  followed: z.boolean(),
})
export type PersonCard = z.output<typeof PersonCard>
