import * as fc from 'fast-check'
import { CURRENT } from '../texts/dates.ts'
import { levels } from './levels.ts'
import { type BioSection, emptyProfile, StudentProfile, timeCommitments } from './profiles.ts'

/** A bio for a test: empty but for what is given, which may be as loose as a client sends it. */
export function profileOf(sections: Partial<Record<BioSection, object>>): StudentProfile {
  return StudentProfile.parse({ ...emptyProfile(), ...sections })
}

const word = fc.constantFrom('Chess', 'Ångström', 'Barista', 'a, b', 'x\ny', "O'Neill", '日本', '🎻', '—', 'C++', 'Other')
const text = fc.oneof({ weight: 2, arbitrary: fc.constant('') }, word, fc.string({ unit: 'grapheme', maxLength: 30 }))
const year = fc.oneof(fc.constant(''), fc.integer({ min: 1901, max: 2099 }).map(String))
const day = fc.integer({ min: Date.UTC(1901, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
const date = fc.oneof(
  fc.constant(null),
  fc.constant(CURRENT),
  day.map((count) => count * 86_400_000),
)
const tags = fc.array(fc.constantFrom('Leadership', 'Teamwork', 'Python', 'Public speaking'), { maxLength: 2 })
const link = fc.constantFrom('', 'https://linkedin.com/in/ada', 'https://example.org/a?b=c#d', 'https://exämple.org/ü')

const plain = fc.record({ name: text })
const tagged = fc.record({ name: text, tags })
const activity = fc.record({
  name: text,
  tags,
  titlePosition: text,
  timeCommitment: fc.constantFrom('', ...timeCommitments),
  duration: text,
})
const position = fc.record({
  name: text,
  companyInstitution: text,
  workDescription: text,
  startDate: date,
  endDate: date,
  proudestAcomplishments: text,
  bestPartOfWorking: text,
  canBeImproved: text,
  tags,
})
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 4 })
const country = fc.oneof(text, fc.constantFrom('US', 'Kenya'))
const place = { locationCity: text, locationState: text, locationCountry: country }

const general = fc.record({
  name: text,
  birthYear: fc.oneof(fc.constant(''), fc.integer({ min: 1901, max: 2026 }).map(String)),
  gender: text,
  ...place,
  liProfile: link,
  fbProfile: link,
  selfVideo: link,
  level: fc.constantFrom(...levels),
  internshipKeywords: text,
})
const ikigai = fc.record({
  selfDescribe: text,
  othersDescribe: text,
  comesEasy: text,
  favoriteActivity: text,
  aspireTo: text,
  improveWorld: text,
  successfulPerson: text,
  whatMakesSuccess: text,
})
const school = {
  name: text,
  graduationYear: year,
  ...place,
  favoriteSubjects: rows(tagged),
  sportsGames: rows(activity),
  clubsOrgs: rows(activity),
  jobsInternshipsProjects: rows(activity),
  otherInterests: rows(activity),
  otherTraining: rows(tagged),
  impactfulActivities: rows(tagged),
  proudestAcomplishments: rows(plain),
}
const college = fc.record({ ...school, degree: text, major: rows(tagged), minor: rows(tagged) })
const professional = fc.record({
  positionsHeld: rows(position),
  clubsOrgs: rows(activity),
  otherInterests: rows(activity),
  impactfulActivities: rows(tagged),
  aspirationalRole: text,
  adviceToSelf: text,
})

/** Bios of all shapes for property tests. */
export const anyProfile: fc.Arbitrary<StudentProfile> = fc
  .record({
    generalInfo: general,
    ikigaiInfo: ikigai,
    highschoolInfo: fc.record(school),
    collegeInfo: college,
    graduateInfo: college,
    professionalInfo: professional,
  })
  .map((profile) => StudentProfile.parse(profile))
