import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { activity, begun, bioOf, tagged } from './bioOf.ts'

const AGE = 16
const home = { locationCity: 'Portland', locationState: 'Maine', locationCountry: 'United States' }

/**
 * A girl of sixteen as she was some months ago. A year ago she swam, drew and babysat; then a broken fish finder got her
 * into the robotics room, and since then she builds a small robot that counts eelgrass.
 */
export function mayaBio(thisYear: number, monthsAgo: number): StudentProfile {
  return bioOf({
    generalInfo: {
      name: 'Maya Lindqvar-Okonjoru',
      birthYear: String(thisYear - AGE),
      gender: 'Female',
      ...home,
      level: 'hs',
      internshipKeywords: monthsAgo > 6 ? 'art, swimming' : 'ocean, robotics, field work, journalism',
    },
    ikigaiInfo: ikigai,
    highschoolInfo: {
      name: 'Larkmere High School',
      graduationYear: String(thisYear - AGE + 18),
      ...home,
      ...schoolLife(monthsAgo),
    },
    professionalInfo: {
      aspirationalRole: 'On a small ship, building the instruments and asking the questions.',
      adviceToSelf: 'Go into the robotics room a year earlier. Nobody there bites.',
    },
  })
}

const ikigai = {
  selfDescribe: 'curious, stubborn, cheerful',
  othersDescribe: 'inventive, talkative, reliable',
  comesEasy:
    'Seeing how a thing works once it is in pieces on the floor. Also explaining it to my little brothers, who ask better questions than most teachers.',
  favoriteActivity:
    'Standing in the bay at low tide with my father and counting what lives there. And the moment when a motor turns for the first time.',
  aspireTo: 'I want to build instruments for people who study the sea, and to be one of those people myself.',
  improveWorld:
    'The bay is warmer every year and hardly anybody looks. I would give every school on the coast one cheap robot and put all the numbers on one map.',
  successfulPerson: 'My aunt Folake, who repairs ship radars and never pretends to know a thing. She looks it up, in front of everybody.',
  whatMakesSuccess: 'Keeping on after the third time it leaked. Having a team with whom you can laugh about it.',
}

function schoolLife(monthsAgo: number): Partial<StudentProfile['highschoolInfo']> {
  return {
    favoriteSubjects: begun(
      monthsAgo,
      [14, tagged('Studio Art', 'Studio art')],
      [14, tagged('English', 'Language arts', 'Reading')],
      [11, tagged('Biology', 'Biology')],
      [7, tagged('Physics', 'Physics')],
      [5, tagged('Marine Science', 'Marine biology', 'Oceanography')],
    ),
    sportsGames: begun(
      monthsAgo,
      [26, activity('Swimming', '200 m butterfly', ['major', '5 years'], 'Swimming', 'Self-discipline')],
      [10, activity('Sailing', 'Crew on a two-person boat', ['medium', '2 summers'], 'Sailing', 'Teamwork')],
    ),
    clubsOrgs: begun(
      monthsAgo,
      [14, activity('Art Club', 'Member', ['minor', '2 years'], 'Drawing', 'Creativity')],
      [9, activity('Robotics Team', 'Builder, now responsible for everything wet', ['major', '9 months'], 'Robotics', 'Teamwork')],
      [7, activity('School newspaper The Foghorn', 'Science column', ['medium', '7 months'], 'Journalism', 'Clear explanation')],
      [3, activity('Ocean Club', 'Founder', ['medium', '3 months'], 'Environmental volunteering', 'Initiative')],
    ),
    jobsInternshipsProjects: begun(
      monthsAgo,
      [20, activity('Babysitting for two families', 'Babysitter', ['medium', '2 years'], 'Babysitting', 'Patience')],
      [8, activity('Eelgrass robot made of drain pipes', 'Inventor', ['major', '8 months'], 'Mechatronics', 'Perseverance')],
      [
        4,
        activity(
          'Summer at the Kestrel Bay Marine Station',
          'Youngest volunteer',
          ['major', '1 summer'],
          'Marine biology',
          'Field research',
        ),
      ],
      [2, activity('Program that counts eelgrass in photos', 'Programmer', ['medium', '2 months'], 'Python programming', 'Data analysis')],
    ),
    otherInterests: begun(
      monthsAgo,
      [30, activity('Drawing crabs and other neighbors', 'Illustrator', ['minor', '4 years'], 'Illustration', 'Observation')],
      [12, activity('Baking with my grandmother', 'Apprentice', ['minor', '3 years'], 'Baking', 'Family recipes')],
      [6, activity('Amateur radio', 'Licensed since spring', ['minor', '6 months'], 'Amateur radio', 'Independent learning')],
    ),
    otherTraining: begun(
      monthsAgo,
      [13, tagged('Lifeguard certificate', 'Lifeguarding', 'Reliability')],
      [5, tagged('Online course in Python', 'Python programming')],
      [2, tagged('Boat license', 'Marine navigation')],
    ),
    impactfulActivities: begun(
      monthsAgo,
      [15, tagged('Teaching my brothers to swim', 'Swimming', 'Patience')],
      [6, tagged('Cleaning four miles of beach with sixty people', 'Environmental volunteering', 'Volunteer coordination')],
      [1, tagged('Showing our eelgrass map to the harbor council', 'Presenting ideas', 'Courage')],
    ),
    proudestAcomplishments: begun(
      monthsAgo,
      [18, { name: 'Swam the mile across the bay, with my father in a kayak next to me.' }],
      [3, { name: 'Our robot came third in the state, and it was the only one that got wet on purpose.' }],
      [1, { name: 'The harbor council moved three moorings because of a map that we had made.' }],
    ),
  }
}
