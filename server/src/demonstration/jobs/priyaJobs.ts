import { DAY_MS } from '@trellis/contract/durations.ts'
import { JobInfo } from '@trellis/contract/jobs/jobs.ts'
import type { z } from 'zod'
import type { MadeJob } from './makeJobs.ts'

/** What is told of a job beside the place and the company, which are the same for all. */
type DescribedJob = Omit<z.input<typeof JobInfo>, 'companyInstitution'>

/** Those whose work a job is, and others of whom a few apply as well. */
type Heard = Required<Pick<MadeJob, 'callingIds' | 'kindredIds'>>

const boston = { locationCity: 'Boston', locationState: 'Massachusetts', locationCountry: 'United States' }

/** The recruiter of the cast hires for a company that builds robots under water. The first job has many applicants. */
export function priyaJobs(employer: number, now: number): MadeJob[] {
  const job = (days: number, [interest, applicants]: [number, number], info: DescribedJob, heard: Heard): MadeJob => {
    const openedAt = now - days * DAY_MS
    const state = info.state ?? 'open'
    return {
      employer,
      ...heard,
      info: JobInfo.parse({ ...boston, companyInstitution: 'Harborline Robotics', state, ...withStart(info, now) }),
      createdAt: openedAt - DAY_MS,
      openedAt: state === 'draft' ? undefined : openedAt,
      closedAt: state === 'closed' ? now - 12 * DAY_MS : undefined,
      interest,
      applicants,
    }
  }
  return [
    job(74, [30, 50], { ...intern, applyUntil: now + 30 * DAY_MS }, heard.intern),
    job(40, [20, 6], engineer, heard.engineer),
    job(25, [14, 3], analyst, heard.analyst),
    job(18, [14, 8], saturday, heard.saturday),
    job(3, [0, 0], lead, heard.lead),
    job(120, [18, 0], { ...tester, state: 'closed' }, heard.tester),
  ]
}

const heard = {
  intern: {
    callingIds: ['robotics', 'auto-mechanics', 'welding', 'electrical-work'],
    kindredIds: ['software', 'physics', 'data-science', 'marine-biology', 'renewable-energy', 'carpentry'],
  },
  engineer: { callingIds: ['robotics', 'software'], kindredIds: ['data-science', 'cybersecurity', 'game-design', 'electrical-work'] },
  analyst: { callingIds: ['data-science', 'marine-biology'], kindredIds: ['climate', 'physics', 'software'] },
  saturday: {
    callingIds: ['robotics', 'auto-mechanics', 'carpentry', 'electrical-work', 'welding'],
    kindredIds: ['renewable-energy', 'architecture', 'game-design', 'physics'],
  },
  lead: { callingIds: ['robotics'], kindredIds: ['auto-mechanics', 'physics'] },
  tester: { callingIds: ['robotics', 'logistics'], kindredIds: ['auto-mechanics', 'marine-biology', 'outdoors', 'emergency-response'] },
} satisfies Record<string, Heard>

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
  description: `The computers in our vehicles have little power and no second chance. You write the software that runs on them.

Five of us share one long table with those who build the robots.

## What you will do

- program the control loops by which the motors hold a vehicle still in a current
- write drivers for sensors that nobody else uses, and wire the first board yourself
- write tests that fail on land, so that nothing fails at sea
- hunt the bug that appears below thirty meters only
- review the code of others, and have yours reviewed, without hurry

## What helps

You have written programs that other people depend on, for machines or not. You can say of a large system what each of its parts is for.`,
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
  description: `Each dive brings back a terabyte. You find the eelgrass in it, with marine biologists who wait for your maps.

## What you will do

- clean data that seven instruments write in seven ways, and ask each of them what it gets wrong
- turn sonar and pictures into maps of eelgrass, and of the crabs and young fish that hide in it
- compare one bay over the years: tides, seasons, storms, and what we did not see
- say how sure the map is, in words and charts that a harbor master reads
- go out with the divers twice a year, to know what the numbers look like

## What helps

You have counted something alive and written code for it, in R or Python. You know when a model agrees with the water, and when it was only told to.`,
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
  description: `For somebody who is still at school. On Saturdays our workshop belongs to the neighborhood.

In the morning people bring a bicycle, a chair or a radio that nobody else repairs any more. In the afternoon our robots get ready for the water.

## What you will do

- welcome customers, ask what is wrong, and write down what the repair will cost
- repair bicycles: change tubes, chains and brakes, and ride each of them once around the yard before it is handed back
- saw, sand and glue wood: chairs in the morning, crates for our vehicles in the afternoon
- solder wires to small motors, print parts, and measure twice before somebody welds
- fill the test pool, put the robot in, and find out where it leaks
- sort screws, sharpen tools, and put every wrench back onto its nail

## What helps

You have taken something apart and put it together again: a bicycle, a moped, a radio, or a robot made of drain pipes.

What you learned in wood shop, metal shop or auto shop, on the stage crew or the robotics team is of use here. You are friendly to people in a hurry.

## Safety first

Goggles on, long hair tied back, and ask before you switch a machine on. Nobody uses a power tool alone.

On your first Saturdays a mechanic, a carpenter and an electrician show you their tools.

**Whoever stays a year** can drive the small vehicle better than we can.`,
  employmentType: 'partTime',
  level: 'hs',
  skills: [
    { name: 'Robotics', proficiency: 'familiar' },
    { name: 'Hand tools', proficiency: 'familiar' },
    { name: 'Bicycle repair', proficiency: 'familiar' },
    { name: 'Woodworking', proficiency: 'familiar' },
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
  description: `You take four people, two vehicles and one boat to where the water is cold, and bring all of them back.

- plan each trip: the boat, the tides, the permits, the spare parts, and who sleeps where
- lead the crew on board, keep to the schedule, and say when the wind is too strong
- pack the crates so that nothing is missing, and know where each of them is
- test the robots harder than the sea will, and write down what broke`,
  employmentType: 'consulting',
  level: 'ep',
  yearsOfExperience: '2-5 years',
  education: 'Completed High School',
  skills: [
    { name: 'Planning', proficiency: 'veryGood' },
    { name: 'Logistics', proficiency: 'good' },
    { name: 'Robotics', proficiency: 'moderate' },
    { name: 'Team leadership', proficiency: 'good' },
  ],
  workplace: 'onSite',
}
