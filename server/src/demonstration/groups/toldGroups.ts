import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import type { z } from 'zod'

/** What an advisor tells of a group beside its dates and the groups whose members may see it. */
type ToldGroup = Omit<z.input<typeof GroupInfo>, 'membership' | 'startDate' | 'endDate' | 'applyUntil'>

const portland = { locationCity: 'Portland', locationState: 'Maine', locationCountry: 'United States' }
const GROWN_UP = 18

export const school: ToldGroup = {
  ...portland,
  name: 'Larkmere High School',
  description: `Everybody who is at Larkmere, from the first year to the last.

## What it is for

- see what those a year above you found out the hard way
- find a summer job, a club, or somebody to build a boat with
- hear first of what the alumni offer

Your counselor answers for everybody in here. **Nobody from outside sees who you are.**`,
  skills: ['Public speaking', 'Teamwork', 'Time management'],
  joinPolicy: 'onRequest',
  directory: 'everybody',
  state: 'open',
}

export const alumni: ToldGroup = {
  ...portland,
  name: 'Larkmere Alumni Network',
  description: `You left Larkmere, or grew up next to somebody who did. Some of us look for the next step, others have taken it and remember how.

## Mentors

Whoever has worked for a while may guide one or two of us: an hour a month, a walk or a call, for half a year.

## Everybody else

Say in your bio what you want next. The more you tell, the better the two of you fit.`,
  skills: ['Mentoring', 'Networking', 'Career counseling'],
  joinPolicy: 'onRequest',
  directory: 'everybody',
  leastAge: GROWN_UP,
  state: 'open',
}

const yearOfMentoring = (name: string, text: string): ToldGroup => ({
  ...portland,
  name,
  description: `${text}

One mentor for each of you, from October to May. **You can be in one of the two years at a time**, so that there is a mentor for everybody.`,
  skills: ['Mentoring', 'Goal setting'],
  exclusive: true,
  joinPolicy: 'onRequest',
  directory: 'mentors',
  state: 'open',
})

export const juniorYear = yearOfMentoring(
  'Junior Year Mentoring',
  'You have two years left and no idea yet, or three. Talk to somebody who had three as well.',
)

export const seniorYear = yearOfMentoring(
  'Senior Year Mentoring',
  'Applications, interviews, first rent. Somebody who has done all of it sits on your side of the table.',
)

export const roboticsClub: ToldGroup = {
  ...portland,
  name: 'Larkmere Robotics Club',
  description: `Tuesdays at four in the old boiler room.

- we build one robot a year and break three
- beginners solder on their first day
- bring a snack, they are shared`,
  skills: ['Robotics', 'Computer programming', '3D printing', 'Teamwork'],
  joinPolicy: 'open',
  directory: 'everybody',
  state: 'open',
}

export const oceanCircle: ToldGroup = {
  name: 'Tidewater Ocean Circle',
  description: `For everybody whose work ends up in the sea: divers, samplers, people who read satellites.

We meet on a screen on the first Thursday, wherever the sea is near us. Somebody shows what went wrong, and all of us learn from it.`,
  skills: ['Marine biology', 'Data analysis', 'Scuba diving'],
  joinPolicy: 'open',
  leastAge: GROWN_UP,
  state: 'open',
}

export const workshop: ToldGroup = {
  name: 'Foundry Street Builders',
  description: `People who build things that others lean on: engineers, electricians, mechanics, carpenters.

## What you get

A bench on Saturdays, and somebody at the next one who has made your mistake before.

## What we ask

That you show one thing a year to somebody younger.`,
  skills: ['Mechanical engineering', 'Electronics repair', 'Carpentry', 'Mentoring'],
  locationCity: 'Pittsburgh',
  locationState: 'Pennsylvania',
  locationCountry: 'United States',
  joinPolicy: 'onRequest',
  directory: 'everybody',
  leastAge: GROWN_UP,
  state: 'open',
}

export const reunion: ToldGroup = {
  ...portland,
  name: 'Reunion of the class of 2017',
  description: `Ten years. The gym is booked, the band is not.

Whoever was in our class has a letter with a link. **If you got none, ask somebody who did**: we may have your old address.`,
  skills: ['Event planning'],
  joinPolicy: 'byInvitation',
  directory: 'everybody',
  leastAge: GROWN_UP,
  state: 'open',
}
