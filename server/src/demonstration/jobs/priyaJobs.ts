import { DAY_MS } from '@trellis/contract/durations.ts'
import { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import type { z } from 'zod'
import type { MadeJob } from './makeJobs.ts'

/** What is told of a job beside the place and the company, which are the same for all. */
type DescribedJob = Omit<z.input<typeof JobInfo>, 'companyInstitution'>

const callingIds = ['robotics', 'software', 'data-science', 'marine-biology', 'electrical-work', 'auto-mechanics', 'physics']
const boston = { locationCity: 'Boston', locationState: 'Massachusetts', locationCountry: 'United States' }

/** The recruiter of the cast hires for a company that builds robots under water. The first job has many applicants. */
export function priyaJobs(employer: number, now: number): MadeJob[] {
  const job = (days: number, [interest, applicants]: [number, number], info: DescribedJob): MadeJob => {
    const openedAt = now - days * DAY_MS
    const state = info.state ?? 'open'
    return {
      employer,
      callingIds,
      info: JobInfo.parse({ ...boston, companyInstitution: 'Harborline Robotics', state, ...withStart(info, now) }),
      createdAt: openedAt - DAY_MS,
      openedAt: state === 'draft' ? undefined : openedAt,
      closedAt: state === 'closed' ? now - 12 * DAY_MS : undefined,
      interest,
      applicants,
    }
  }
  return [
    job(74, [30, 50], { ...intern, applyUntil: now + 30 * DAY_MS }),
    job(40, [20, 6], engineer),
    job(25, [14, 3], analyst),
    job(18, [12, 4], saturday),
    job(3, [0, 0], lead),
    job(120, [18, 0], { ...tester, state: 'closed' }),
  ]
}

const withStart = (info: DescribedJob, now: number): DescribedJob => ({
  startDate: now + 60 * DAY_MS,
  ...info,
})

const intern: DescribedJob = {
  name: 'Underwater robotics intern',
  description: `Our vehicles inspect piers, pipes and the hulls of ferries. You join the team that makes them see.

## What you will do

- build and test a gripper that is gentle with ropes and rough with barnacles
- read what the sensors say, and find out why it is wrong
- spend two days a week at the pool and one at sea

## What helps

You have soldered, printed or programmed something that moved. You write down what you tried. You like being outdoors.

**You get** a desk, somebody to ask and a key.`,
  employmentType: 'internship',
  level: 'col',
  yearsOfExperience: 'None',
  education: 'Completed High School',
  skills: [
    { name: 'Robotics', proficiency: 'moderate' },
    { name: 'Embedded systems', proficiency: 'familiar' },
    { name: '3D printing', proficiency: 'familiar' },
    { name: 'Troubleshooting', proficiency: 'good' },
    { name: 'Teamwork', proficiency: 'good' },
  ],
  workplace: 'onSite',
  pay: { min: 24, max: 29, currency: 'USD', per: 'hour' },
  hours: { min: 32, max: 40 },
  resumeWanted: true,
  showsApplied: true,
}

const engineer: DescribedJob = {
  name: 'Embedded software engineer',
  description: `The computers in our vehicles have little power and no second chance. You write what runs on them.

- control loops that hold a vehicle still in a current
- drivers for sensors that nobody else uses
- tests that fail on land, so that nothing fails at sea`,
  employmentType: 'fullTime',
  level: 'ep',
  yearsOfExperience: '2-5 years',
  education: 'Completed 4-year college (Bachelors)',
  skills: [
    { name: 'Embedded systems', proficiency: 'veryGood' },
    { name: 'Software engineering', proficiency: 'good' },
    { name: 'Robotics', proficiency: 'good' },
    { name: 'Computer programming', proficiency: 'veryGood' },
  ],
  workplace: 'hybrid',
  pay: { min: 92_000, max: 118_000, currency: 'USD', per: 'year' },
  hours: { min: 40, max: 40 },
  resumeWanted: true,
}

const analyst: DescribedJob = {
  name: 'Ocean data analyst',
  description: `Each dive brings back a terabyte. You find the eel grass in it, with biologists who wait for your maps.

- turn sonar and pictures into maps
- say how sure the map is, in words that a harbor master reads`,
  employmentType: 'fullTime',
  level: 'gs',
  yearsOfExperience: '0-2 years',
  education: 'Completed 4-year college (Bachelors)',
  skills: [
    { name: 'Data analysis', proficiency: 'good' },
    { name: 'Marine biology', proficiency: 'moderate' },
    { name: 'Data visualization', proficiency: 'good' },
    { name: 'Statistics', proficiency: 'good' },
  ],
  workplace: 'remote',
  pay: { min: 68_000, max: 84_000, currency: 'USD', per: 'year' },
}

const saturday: DescribedJob = {
  name: 'Workshop assistant on Saturdays',
  description: `For somebody who is still at school. You help where help is needed: sorting screws, printing parts, filling the test pool.
Whoever stays a year can drive the small vehicle better than we can.`,
  employmentType: 'partTime',
  level: 'hs',
  skills: [
    { name: 'Robotics', proficiency: 'familiar' },
    { name: 'Hand tools', proficiency: 'familiar' },
    { name: 'Teamwork', proficiency: 'moderate' },
  ],
  workplace: 'onSite',
  pay: { min: 17, max: 17, currency: 'USD', per: 'hour' },
  hours: { min: 6, max: 6 },
}

const lead: DescribedJob = {
  name: 'Mechanical design lead',
  description: 'The next vehicle goes down to a thousand meters. You decide what it is made of.',
  employmentType: 'fullTime',
  level: 'ap',
  yearsOfExperience: '10-20 years',
  education: 'Completed 4-year college (Bachelors)',
  skills: [
    { name: 'Mechanical engineering', proficiency: 'expert' },
    { name: 'Team leadership', proficiency: 'veryGood' },
  ],
  workplace: 'onSite',
  state: 'draft',
}

const tester: DescribedJob = {
  name: 'Field test coordinator',
  description: 'You take four people, two vehicles and one boat to where the water is cold, and bring all of them back.',
  employmentType: 'consulting',
  level: 'ep',
  yearsOfExperience: '2-5 years',
  education: 'Completed High School',
  skills: [
    { name: 'Planning', proficiency: 'veryGood' },
    { name: 'Robotics', proficiency: 'moderate' },
    { name: 'Team leadership', proficiency: 'good' },
  ],
  workplace: 'onSite',
}
