import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { activity, bioOf, tagged } from './bioOf.ts'

/** A college student who repaired bicycles, then arms. */
export function tomasBio(thisYear: number): StudentProfile {
  const birthYear = thisYear - 20
  const home = { locationCity: 'Tucson', locationState: 'Arizona', locationCountry: 'United States' }
  return bioOf({
    generalInfo: {
      name: 'Tomás Arrietano',
      birthYear: String(birthYear),
      gender: 'Male',
      ...home,
      level: 'col',
      internshipKeywords: 'robotics, prosthetics, embedded systems',
    },
    ikigaiInfo: {
      selfDescribe: 'patient, playful, thorough',
      othersDescribe: 'calm, helpful, late',
      comesEasy: 'Working with my hands while somebody talks. I hear what is wrong with a gear before I see it.',
      favoriteActivity: 'Building the first version out of cardboard and bicycle parts, with music on.',
      aspireTo: 'I would like to design hands and arms that children can outgrow without their parents going broke.',
      improveWorld: 'A good prosthesis should cost as much as a bicycle. I know how to build bicycles, so I started there.',
      successfulPerson: 'My grandfather, who ran a repair shop for fifty years and could not stand the word trash.',
      whatMakesSuccess: 'Being useful to one person you can name.',
    },
    highschoolInfo: {
      name: 'Copperfell High School',
      graduationYear: String(birthYear + 18),
      ...home,
      favoriteSubjects: [tagged('Physics', 'Physics'), tagged('Wood Shop', 'Woodworking')],
      clubsOrgs: [activity('Robotics Team', 'Captain', ['major', '3 years'], 'Robotics', 'Team leadership')],
      jobsInternshipsProjects: [
        activity("My grandfather's bicycle workshop", 'Mechanic', ['major', '4 years'], 'Bicycle repair', 'Troubleshooting'),
      ],
      sportsGames: [activity('Mountain Biking', 'Cross-country rider', ['medium', '4 years'], 'Mountain biking', 'Perseverance')],
      proudestAcomplishments: [{ name: 'Rebuilt a tandem for two blind sisters.' }],
    },
    collegeInfo: {
      name: 'Silverfen Institute of Technology',
      degree: 'BS',
      graduationYear: String(birthYear + 22),
      ...home,
      major: [tagged('Mechanical Engineering', 'Mechanical engineering')],
      minor: [tagged('Spanish Literature', 'Spanish language', 'Reading')],
      favoriteSubjects: [tagged('Mechatronics', 'Mechatronics'), tagged('Anatomy for Engineers', 'Anatomy and physiology')],
      clubsOrgs: [
        activity('Robotics Society', 'Workshop manager', ['major', '2 years'], 'Robotics', 'Sharing knowledge'),
        activity('Repair Café', 'Fixer', ['minor', '2 years'], 'Electronics repair', 'Volunteering'),
      ],
      jobsInternshipsProjects: [
        activity('Printed hand for a nine-year-old', 'Designer', ['major', '1 year'], '3D printing', 'Biomedical engineering'),
        activity('Research on soft grippers', 'Assistant', ['medium', '2 semesters'], 'Undergraduate research', 'Embedded systems'),
      ],
      otherInterests: [activity('Playing the accordion at weddings', 'Musician', ['minor', '6 years'], 'Jazz')],
      impactfulActivities: [tagged('Teaching soldering to forty freshmen', 'Teaching', 'Patience')],
      proudestAcomplishments: [{ name: 'Elena, nine, high-fived me with the hand I had designed.' }],
    },
    professionalInfo: {
      aspirationalRole: 'Engineer in a small company that makes aids for children.',
      adviceToSelf: 'Show it to the person it is for in the first week.',
    },
  })
}

/** A doctoral student who counts crabs and writes code for it. */
export function nadiaBio(thisYear: number): StudentProfile {
  const birthYear = thisYear - 27
  const home = { locationCity: 'Seattle', locationState: 'Washington', locationCountry: 'United States' }
  return bioOf({
    generalInfo: { name: 'Nadia Rostamvar-Bly', birthYear: String(birthYear), gender: 'Female', ...home, level: 'gs' },
    ikigaiInfo: {
      selfDescribe: 'observant, persistent, dry-humored',
      othersDescribe: 'generous, focused, funny',
      comesEasy: 'Sitting still for three hours and looking. Statistics, once I had a reason for it.',
      favoriteActivity: 'The first dive of the season. Later the evening on which a model finally agrees with the water.',
      aspireTo: 'To lead a small station that watches one bay for forty years, and to let schools in.',
      improveWorld: 'I would protect a third of every coast and let fishing families decide with us which third.',
      successfulPerson: 'My first supervisor, who put the names of the students first on every paper.',
      whatMakesSuccess: 'Staying long enough in one place to notice what changes.',
    },
    highschoolInfo: {
      name: 'Tidewick Academy',
      graduationYear: String(birthYear + 18),
      locationCity: 'Halifax',
      locationState: 'Nova Scotia',
      locationCountry: 'Canada',
      favoriteSubjects: [tagged('Biology', 'Biology'), tagged('French', 'French language')],
      sportsGames: [activity('Swimming', 'Relay swimmer', ['major', '4 years'], 'Swimming', 'Self-discipline')],
      jobsInternshipsProjects: [
        activity('Deckhand on a tour boat', 'Deckhand', ['major', '2 summers'], 'Marine navigation', 'Physical stamina'),
      ],
    },
    collegeInfo: {
      name: 'University of Saltmarsh',
      degree: 'BS',
      graduationYear: String(birthYear + 22),
      ...home,
      major: [tagged('Marine Biology', 'Marine biology', 'Ecology')],
      minor: [tagged('Statistics', 'Statistics')],
      clubsOrgs: [activity('Student Divers', 'Safety officer', ['major', '3 years'], 'Scuba diving', 'Trustworthiness')],
      jobsInternshipsProjects: [
        activity('Summer at a marine station', 'Assistant', ['major', '2 summers'], 'Marine biology', 'Field research'),
      ],
      impactfulActivities: [tagged('Tide pool tours for third graders', 'Tour guiding', 'Clear explanation')],
    },
    graduateInfo: {
      name: 'Kestrel Bay University',
      degree: 'PhD',
      graduationYear: String(thisYear + 2),
      ...home,
      major: [tagged('Marine Ecology', 'Marine biology', 'Doctoral research')],
      favoriteSubjects: [tagged('Time series', 'Statistics', 'R programming')],
      clubsOrgs: [activity('Graduate mentors', 'Mentor of two undergraduates', ['medium', '2 years'], 'Mentoring', 'Giving feedback')],
      jobsInternshipsProjects: [
        activity('Crab nurseries in eelgrass', 'Principal student', ['major', '3 years'], 'Marine biology', 'Oceanography'),
        activity('Underwater camera made from spare parts', 'Builder', ['medium', '1 year'], 'Mechatronics', 'Resourcefulness'),
      ],
      otherInterests: [
        activity('Writing a column for a local paper', 'Author', ['minor', '2 years'], 'Written communication', 'Journalism'),
      ],
      proudestAcomplishments: [{ name: 'Found that the young crabs hide where nobody had looked.' }],
    },
    professionalInfo: {
      aspirationalRole: 'Director of a small marine station with a large kitchen.',
      adviceToSelf: 'Learn to program before you need it, and to say no before you are tired.',
    },
  })
}
