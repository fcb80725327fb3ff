import { mainSectionOf } from '@trellis/contract/profiles/levels.ts'
import { type CollegeInfo, emptyProfile, type HighschoolInfo } from '@trellis/contract/profiles/profiles.ts'
import { roleIn, type EntryWriter } from './entries.ts'
import { honors, type Pastime, schoolSubjects } from './pastimes.ts'
import { collegeName, type Place, placeNear, schoolName, tradeSchoolName } from './places.ts'
import type { Entry } from './sections.ts'
import { readEntry } from './sections.ts'
import { prideOf } from './pride.ts'

const clubRoles = ['Member', 'Member', 'Member', 'Treasurer', 'Secretary', 'Vice president', 'President', 'Founder', 'Organizer']

interface Lists {
  readonly clubs: 'clubs' | 'societies'
  readonly jobs: 'jobs' | 'placements'
  /** How much there is to tell, where 1 is everything. */
  readonly fullness: number
  /** How many years of it have passed. */
  readonly years: number
}

/** High school. Those who left it long ago tell less of it. */
export function highschoolOf(writer: EntryWriter, thisYear: number): HighschoolInfo {
  const { random, who } = writer
  const { highschoolEnd } = who.timeline
  const main = mainSectionOf(who.level)
  const left = Math.max(0, highschoolEnd - thisYear)
  const fullness = main === 'highschoolInfo' ? 1 : main === 'collegeInfo' ? 0.7 : 0.35
  return {
    name: schoolName(random),
    graduationYear: String(highschoolEnd),
    ...who.home,
    ...listsOf(writer, { clubs: 'clubs', jobs: 'jobs', fullness, years: Math.max(1, 4 - left) }),
  }
}

/** College, at the level of the person or as a thing of the past. */
export function collegeOf(writer: EntryWriter, thisYear: number): CollegeInfo {
  const { random, who } = writer
  const { collegeEnd } = who.timeline
  if (collegeEnd === undefined) return emptyProfile().collegeInfo
  const isTrade = who.calling.schooling === 'trade'
  const main = mainSectionOf(who.level)
  const fullness = main === 'collegeInfo' ? 1 : main === 'graduateInfo' ? 0.6 : 0.4
  const years = Math.max(0.5, (isTrade ? 2 : 4) - Math.max(0, collegeEnd - thisYear))
  const [major, ...more] = writer.choose('majors', random.chance(0.06) ? 2 : 1)
  return {
    name: isTrade ? tradeSchoolName(random) : collegeName(random),
    degree: who.calling.degree,
    graduationYear: String(collegeEnd),
    ...placeNear(random, who.home),
    ...listsOf(writer, { clubs: 'societies', jobs: 'placements', fullness, years }),
    major: [major!, ...more].map(writer.tagged),
    minor: random.chance(isTrade ? 0 : 0.4) ? [writer.tagged(minorOf(writer))] : [],
  }
}

function minorOf({ random, who }: EntryWriter): Entry {
  const { second } = who
  return second !== undefined && second.schooling === 'college' ? random.pick(second.majors) : random.pick(schoolSubjects)
}

/** Graduate school: fewer clubs, more of one thing. */
export function graduateOf(writer: EntryWriter, place: Place): CollegeInfo {
  const { random, who } = writer
  const { graduateEnd, isDoctorate } = who.timeline
  const empty = emptyProfile().graduateInfo
  if (graduateEnd === undefined) return empty
  const [first, last] = who.calling.graduate
  const { words, tags } = (isDoctorate ? last : random.pick([first, first, last]))!
  const [degree = '', field = words] = words.split(/ in (.*)/)
  const fullness = mainSectionOf(who.level) === 'graduateInfo' ? 0.6 : 0.3
  const lists = listsOf(writer, { clubs: 'societies', jobs: 'placements', fullness, years: 2 })
  return {
    ...empty,
    ...lists,
    name: collegeName(random),
    degree,
    graduationYear: String(graduateEnd),
    ...placeNear(random, place),
    major: [{ name: field, tags: [...tags] }],
    sportsGames: [],
  }
}

type SchoolLists = Omit<HighschoolInfo, 'name' | 'graduationYear' | keyof Place>

function listsOf(writer: EntryWriter, { clubs, jobs, fullness, years }: Lists): SchoolLists {
  const { random } = writer
  const some = (least: number, most: number) => Math.round(writer.count(least, most) * fullness)
  const activities = writer.choose(clubs, some(1, 4))
  const games = writer.sports(random.chance(0.75) ? some(0, 3) : 0)
  const own = writer.choose(jobs, some(1, 3))
  const side = writer.sideJobs(random.chance(0.6) ? some(0, 2) : 0)
  const leisure = writer.hobbies(some(0, 3))
  const ofPastime = (pastime: Pastime) => writer.activity(pastime, pastime.roles, years)
  return {
    favoriteSubjects: writer.choose('subjects', some(1, 4), schoolSubjects).map(writer.tagged),
    sportsGames: games.map(ofPastime),
    clubsOrgs: activities.map((club) => writer.activity(club, clubRoles, years)),
    jobsInternshipsProjects: [...own.map((job) => writer.activity(job, [roleIn(job.words)], Math.min(years, 2))), ...side.map(ofPastime)],
    otherInterests: leisure.map(ofPastime),
    otherTraining: writer.choose('training', random.chance(0.5) ? some(0, 2) : 0).map(writer.tagged),
    impactfulActivities: impactOf(writer, activities, some(0, 2)),
    proudestAcomplishments: prideOf(random, { games, activities, jobs: own }, some(0, 2)),
  }
}

function impactOf({ random, tagged }: EntryWriter, clubs: readonly Entry[], count: number) {
  const open = clubs.map(({ words, tags }) => ({ words: `Open day of the ${words}`, tags }))
  const all = [...honors, ...open, ...clubs.map(({ words }) => readEntry(`Raising money for the ${words}: School fundraiser sales`))]
  return random.some(all, count).map(tagged)
}
