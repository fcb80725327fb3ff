import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { activity, bioOf, position, tagged } from './bioOf.ts'

/** An early professional: from the school paper to code that reads sensors. */
export function jonasBio(thisYear: number): StudentProfile {
  const home = { locationCity: 'Providence', locationState: 'Rhode Island', locationCountry: 'United States' }
  return bioOf({
    generalInfo: { name: 'Jonas Adebambo-Holt', birthYear: String(thisYear - 26), gender: 'Male', ...home, level: 'ep' },
    ikigaiInfo: {
      selfDescribe: 'logical, warm, restless',
      othersDescribe: 'quick, kind, organized',
      comesEasy: 'Making the complicated thing small enough to hand over.',
      favoriteActivity: 'Cooking for eight people after a day of debugging.',
      aspireTo: 'To build tools that let people outside big labs measure what matters to them.',
      improveWorld: 'I would publish the numbers that cities hold about themselves in a form that a twelve-year-old can use.',
      successfulPerson: 'My father, who became a nurse at forty-five.',
      whatMakesSuccess: 'Curiosity, and somebody who reviews your code honestly.',
    },
    collegeInfo: {
      name: 'Windmere State University',
      degree: 'BS',
      graduationYear: String(thisYear - 4),
      ...home,
      major: [tagged('Computer Science', 'Computer science')],
      minor: [tagged('Journalism', 'Journalism')],
      clubsOrgs: [activity('Student Daily', 'Data editor', ['major', '3 years'], 'Data visualization', 'Teamwork')],
    },
    professionalInfo: {
      positionsHeld: [
        position({
          title: 'Software Engineer',
          at: 'Harborline Sensors',
          from: [thisYear - 2, 3],
          description:
            'I write the software that runs on small buoys and the pages on which harbor towns read what they measure. Five of us share one long table, from electronics to maps. Half of my work is making it so simple that nobody needs to call us.',
          proudest: 'A high-school class now runs four of our buoys without any help.',
          best: 'Seeing a graph move because a wave has just gone by.',
          improve: 'We say yes to too many special wishes.',
          tags: ['Software engineering', 'Embedded systems'],
        }),
        position({
          title: 'Junior Data Journalist',
          at: 'Windmere Observer',
          from: [thisYear - 4, 7],
          to: [thisYear - 2, 2],
          description:
            'I looked for stories in budgets, buses and water bills, and drew the charts for them. I learned to call people when the data were strange, which was nearly always right.',
          proudest: 'Showed that the night bus was never late where council members lived.',
          best: 'Old reporters who taught me to ask the simple question.',
          tags: ['Data analysis', 'Journalism'],
        }),
      ],
      clubsOrgs: [activity('Evening coding class', 'Teacher', ['medium', '2 years'], 'Teaching', 'Computer programming')],
      otherInterests: [activity('Rowing before work', 'Bow seat', ['medium', '5 years'], 'Rowing')],
      impactfulActivities: [
        tagged('Released a small library for tide data that ninety towns use', 'Open-source software', 'Sharing knowledge'),
      ],
      aspirationalRole: 'Lead engineer of something public: water, buses or libraries.',
      adviceToSelf: 'Write less code and more letters.',
    },
  })
}

/** An advanced professional: thirty years of instruments for the sea, and of people who build them. */
export function ingridBio(thisYear: number): StudentProfile {
  const home = { locationCity: 'San Diego', locationState: 'California', locationCountry: 'United States' }
  return bioOf({
    generalInfo: { name: 'Ingrid Thorsgaard-Vale', birthYear: String(thisYear - 52), gender: 'Female', ...home, level: 'ap' },
    ikigaiInfo: {
      selfDescribe: 'direct, curious, patient',
      othersDescribe: 'fearless, fair, loud',
      comesEasy: 'Seeing which of twelve problems has to be solved first.',
      favoriteActivity: 'Being on deck when the instrument comes back up, before anybody has read it.',
      aspireTo: 'To hand over a team that no longer needs me, and to teach in the afternoons.',
      improveWorld: 'I would measure the whole ocean floor once. We know the moon better.',
      successfulPerson: 'My welding teacher, who sent me to university and told me to come back and weld.',
      whatMakesSuccess: 'Choosing good people, and then leaving them alone until they call.',
    },
    highschoolInfo: {
      name: 'Starling Cove High School',
      graduationYear: String(thisYear - 34),
      locationCity: 'Duluth',
      locationState: 'Minnesota',
      locationCountry: 'United States',
      favoriteSubjects: [tagged('Metal Shop', 'Metalworking'), tagged('Physics', 'Physics')],
      sportsGames: [activity('Cross-country skiing', 'Captain', ['major', '4 years'], 'Cross-country skiing', 'Team captain')],
    },
    collegeInfo: {
      name: 'Pebblebrook Institute of Technology',
      degree: 'BS',
      graduationYear: String(thisYear - 30),
      ...home,
      major: [tagged('Mechanical Engineering', 'Mechanical engineering')],
      clubsOrgs: [activity('Boat Builders', 'Welder', ['medium', '4 years'], 'Welding', 'Teamwork')],
    },
    graduateInfo: {
      name: 'University of Kestrel Bay',
      degree: 'MS',
      graduationYear: String(thisYear - 28),
      ...home,
      major: [tagged('Ocean Engineering', 'Oceanography', 'Engineering')],
    },
    professionalInfo: {
      positionsHeld: [
        position({
          title: 'Director of Engineering',
          at: 'Merrow Ocean Institute',
          from: [thisYear - 9, 4],
          description:
            'I lead forty engineers and technicians who build underwater robots and keep them alive. I decide what we do not build. One day a week belongs to the workshop, where I mostly hold things for other people.',
          proudest: 'We mapped an area the size of Ohio and lost one glider only.',
          best: 'Young colleagues who contradict me and are right.',
          improve: 'More technicians at the table when a mission is planned.',
          tags: ['Robotics', 'Executive management'],
        }),
        position({
          title: 'Lead Engineer, Gliders',
          at: 'Aldercrest Marine Systems',
          from: [thisYear - 19, 2],
          to: [thisYear - 9, 3],
          description:
            'I was responsible for a family of gliders that stay at sea for nine months. I built the team from three people to eighteen and wrote most of the test plans.',
          proudest: 'A glider crossed the Pacific on the battery of one car.',
          best: 'Test days on the lake.',
          tags: ['Mechatronics', 'Team leadership'],
        }),
        position({
          title: 'Mechanical Engineer',
          at: 'Graystone Shipyard',
          from: [thisYear - 28, 6],
          to: [thisYear - 19, 1],
          description:
            'I designed winches and frames for research ships and stood next to the welders when they were built. Those nine years taught me what a drawing leaves out.',
          proudest: 'A winch of mine is still in use.',
          tags: ['Mechanical engineering', 'Welding'],
        }),
      ],
      clubsOrgs: [activity('Girls build robots', 'Founder and mentor', ['medium', '10 years'], 'Mentoring', 'Robotics')],
      otherInterests: [activity('Sailing a wooden boat', 'Skipper', ['medium', '20 years'], 'Sailing', 'Woodworking')],
      impactfulActivities: [
        tagged('Opened our test tank to school teams on Saturdays', 'Initiative', 'STEM club'),
        tagged('Served on the board of a small marine station', 'Board service', 'Oceanography'),
      ],
      aspirationalRole: 'Teacher of a workshop class in which nobody is graded.',
      adviceToSelf: 'Go home at six. The sea will be there.',
    },
  })
}
