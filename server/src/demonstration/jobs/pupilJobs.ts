import { DAY_MS } from '@trellis/contract/durations.ts'
import { type EmploymentType, JobInfo } from '@trellis/contract/jobs/jobs.ts'
import type { WorkingHours } from '@trellis/contract/jobs/workingHours.ts'
import { madeLevels } from '../levels.ts'
import { type Calling, callings } from '../people/callings.ts'
import { employerName, homes, type Place } from '../people/places.ts'
import { hobbies, type Pastime, sideJobs, sports } from '../people/pastimes.ts'
import type { Entry } from '../people/sections.ts'
import { type Random, randomOf } from '../random.ts'
import type { Wish } from './employers.ts'
import { currencyOf, type MadeJob } from './makeJobs.ts'

/** A stream of chance that nobody else takes. */
const PUPIL_JOBS_STREAM = 45_000_000
const LONGEST_OPEN_DAYS = 60

/** What a pupil could do beside school, before it has a place. */
interface Opening {
  readonly name: string
  readonly employmentType: EmploymentType
  readonly hours: WorkingHours
  readonly company: string
  readonly about: string
  readonly tasks: readonly string[]
  readonly skills: readonly string[]
  readonly callingIds: readonly string[]
}

/**
 * So many jobs that somebody can take who is still at school: beside school, in the holidays, unpaid or as an internship. They come
 * in turn from every calling, sport and pastime, so that hardly anybody finds nothing near to what they like, after those that are wished for,
 * which are two thirds of them at most.
 * @param offices places among the employers of those who post them for the companies
 * @param wishes of pupils who are to find jobs near to where they live
 */
export function pupilJobs(seed: number, count: number, offices: readonly number[], wishes: readonly Wish[], now: number): MadeJob[] {
  if (offices.length === 0) return []
  const random = randomOf(seed, PUPIL_JOBS_STREAM)
  const wished = wishes
    .slice(0, count / 3)
    .flatMap(({ calling, home }) => [schoolIntern(calling), besideSchool(calling)].map((open) => ({ open, home })))
  return Array.from({ length: count }, (_, at) => {
    const { open, home } = wished[at] ?? { open: openings[at % openings.length]!, home: random.pick(homes) }
    return pupilJob(random, open(random), home, offices[at % offices.length]!, now)
  })
}

function pupilJob(random: Random, opening: Opening, home: Place, employer: number, now: number): MadeJob {
  const { opening: greeting, pay, proficiencies } = madeLevels.hs.jobs
  const { name, employmentType, hours, company, about, tasks, skills, callingIds } = opening
  const openedAt = now - random.whole(1, LONGEST_OPEN_DAYS) * DAY_MS
  const startDate = now + random.whole(20, 90) * DAY_MS
  const perHour = random.whole(pay.least, pay.most)
  const isPaid = employmentType !== 'unpaid'
  return {
    employer,
    callingIds,
    info: JobInfo.parse({
      name,
      companyInstitution: company,
      description: [greeting, '## What you will do', tasks.map((task) => `- ${task}`).join('\n'), '## Who we are', about].join('\n\n'),
      employmentType,
      hours,
      yearsOfExperience: 'None',
      education: 'None',
      pay: { min: isPaid ? perHour : null, max: isPaid ? perHour + 3 : null, currency: currencyOf(home.locationCountry), per: 'hour' },
      level: 'hs',
      skills: skills.map((skill) => ({ name: skill, proficiency: random.pick(proficiencies) })),
      ...home,
      workplace: 'onSite',
      startDate,
      endDate: startDate + random.whole(40, 200) * DAY_MS,
      state: 'open',
    }),
    createdAt: openedAt - DAY_MS,
    openedAt,
    closedAt: undefined,
    interest: random.whole(3, 12),
    applicants: 0,
  }
}

const tagsIn = (...entries: readonly Entry[]): string[] => [...new Set(entries.flatMap(({ tags }) => [...tags]))]
const wordsOf = (entries: readonly Entry[]): string[] => entries.map(({ words }) => words)
const forSchool = ({ words }: Entry): boolean => !/\b(?:my|taking)\b/.test(words)
const aboutOf = ({ field, work }: Calling, company: string, random: Random): string =>
  `${company} works in ${field}. Much of our work is ${random.pick(work).words}.`

/** A club for younger children, unpaid. */
const clubHelper =
  (calling: Calling) =>
  (random: Random): Opening => {
    const club = random.pick(calling.clubs)
    return {
      name: `Volunteer for the ${club.words} of younger children`,
      employmentType: 'unpaid',
      hours: { min: 4, max: 5 },
      company: employerName(random, ['{town} Community Center', '{town} After-School Club']),
      about: `On two afternoons a week children of 8 to 12 come to us for ${calling.field}. You were in such a club not long ago.`,
      tasks: ['helping children with what they try for the first time', 'setting the room up and clearing it'],
      skills: tagsIn(club, ...random.some(calling.subjects, 2)).concat('School volunteering'),
      callingIds: [calling.id],
    }
  }

/** Some weeks of looking on and helping, in the holidays. */
const schoolIntern =
  (calling: Calling) =>
  (random: Random): Opening => {
    const company = employerName(random, calling.employers)
    const subjects = random.some(calling.subjects, 2)
    return {
      name: `Summer intern in ${calling.field}`,
      employmentType: 'internship',
      hours: { min: 25, max: 30 },
      company,
      about: aboutOf(calling, company, random),
      tasks: wordsOf(random.some(calling.work, 3)),
      skills: tagsIn(...subjects, random.pick(calling.clubs), random.pick(calling.work)),
      callingIds: [calling.id],
    }
  }

/** Some hours a week, paid: what many do beside school who are drawn to a calling, at whatever place does such work. */
const besideSchool =
  (calling: Calling) =>
  (random: Random): Opening => {
    const jobs = calling.jobs.filter(forSchool)
    const job = random.pick(jobs.length > 0 ? jobs : calling.jobs)
    return {
      name: `${job.words}, some hours a week`,
      employmentType: 'partTime',
      hours: { min: 6, max: 10 },
      company: employerName(random, ['{name} and {name}', '{name} Family Business']),
      about: 'We have had pupils beside school for years. Many of them come back to visit us.',
      tasks: ['watching at first how it is done, and then doing it', 'helping when it is full', 'closing up together on Saturdays'],
      skills: [...new Set([...job.tags, 'Work ethic'])],
      callingIds: [calling.id],
    }
  }

const coachOfBeginners =
  ({ words, tags }: Pastime) =>
  (random: Random): Opening => ({
    name: `Assistant coach for beginners: ${words}`,
    employmentType: random.pick(['unpaid', 'partTime']),
    hours: { min: 3, max: 5 },
    company: employerName(random, ['{town} Youth Sports', '{town} Sports Club']),
    about: 'Our coaches began as beginners here. You need not be the best of your team: you need to like how it is learned.',
    tasks: ['warming up with children of 7 to 11', 'showing one thing slowly', 'counting heads before and after'],
    skills: [...tags, 'Coaching sports', 'Youth sports volunteering'],
    callingIds: [],
  })

const holidayCourse =
  ({ words, tags }: Pastime) =>
  (random: Random): Opening => ({
    name: `Helper in a holiday course: ${words}`,
    employmentType: random.pick(['unpaid', 'partTime']),
    hours: { min: 20, max: 20 },
    company: employerName(random, ['{town} Library', '{town} Community Center']),
    about: 'In the holidays we offer a week for whoever wants to try something, led by those who do it for fun.',
    tasks: ['preparing what everybody needs', 'helping those who get stuck', 'telling how you learned it'],
    skills: [...tags, 'Sharing knowledge', 'Camp counseling'],
    callingIds: [],
  })

const weekendJob =
  ({ words, roles, tags }: Pastime) =>
  (random: Random): Opening => ({
    name: `${random.pick(roles)} on weekends: ${words}`,
    employmentType: 'partTime',
    hours: { min: 8, max: 12 },
    company: employerName(random, ['{name} and {name}', '{town} Market', '{name} Family Business']),
    about: 'We are busiest when school is out. Your shifts are planned around your exams.',
    tasks: ['helping when it is full', 'learning each task from somebody who does it well'],
    skills: [...tags, 'Work ethic'],
    callingIds: [],
  })

/** One after the other: those of callings first. */
const openings: readonly ((random: Random) => Opening)[] = [
  ...callings.map(clubHelper),
  ...callings.map(schoolIntern),
  ...callings.map(besideSchool),
  ...sports.slice(0, 12).map(coachOfBeginners),
  ...hobbies.slice(0, 12).map(holidayCourse),
  ...sideJobs.filter(({ roles }) => !roles.includes('Self-employed')).map(weekendJob),
]
