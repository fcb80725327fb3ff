import { bullets, contactOf, inLine, lines, oneOf, section } from './blocks.ts'
import { inFull, inNumbers, inShort, inShortYears, inYears, range } from './dates.ts'
import type { School } from './people.ts'
import type { Layout } from './sheet.ts'

const degreeOf = ({ degree, subject }: School): string => (subject ? `${degree} in ${subject}` : degree)

/** One column, the dates of each entry at the right edge. */
const datesRight: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ' | '),
    ...section(oneOf(person, 'SUMMARY', 'PROFESSIONAL SUMMARY'), lines([person.about])),
    ...section(
      oneOf(person, 'EXPERIENCE', 'PROFESSIONAL EXPERIENCE', 'WORK HISTORY'),
      person.jobs.flatMap((job) => [
        { bold: job.title, text: `, ${job.company}, ${job.place}`, right: range(inShort, job) },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      'EDUCATION',
      person.schools.flatMap((school) => [
        { bold: school.name, text: `, ${school.place}`, right: inShort(school.end) },
        { text: degreeOf(school) },
      ]),
    ),
    ...section('SKILLS', inLine(person.skills)),
    ...section('LANGUAGES', inLine(person.languages)),
    ...section('CERTIFICATIONS', bullets(person.certificates)),
    ...section('AWARDS', bullets(person.awards)),
  ],
}

/** Title, company and dates each on a line, the dates last. */
const datesBelow: Layout = {
  blocks: (person) => [
    ...lines(contactOf(person)),
    ...section(
      oneOf(person, 'Professional Experience', 'Employment History', 'Relevant Work Experience'),
      person.jobs.flatMap((job) => [
        { bold: job.title, text: '' },
        { text: `${job.company} | ${job.place}` },
        { text: range(inFull, job, ' to ') },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      'Education',
      person.schools.flatMap((school) => [
        { bold: degreeOf(school), text: '' },
        { text: `${school.name}, ${school.place}` },
        { text: `Graduated ${inFull(school.end)}` },
      ]),
    ),
    ...section('Skills', inLine(person.skills, ' • ')),
    ...section(oneOf(person, 'Licenses & Certifications', 'Licensure and Certifications'), bullets(person.certificates)),
  ],
}

/** Everything about a job on one line, what was done in sentences, skills as highlights. */
const inOneLine: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ', '),
    ...section(oneOf(person, 'Highlights', 'Skill Highlights', 'Areas of Expertise'), bullets(person.skills)),
    ...section(
      'Experience',
      person.jobs.flatMap((job) => [
        { text: `${job.title} ${range(inNumbers, job, ' to ', 'Current')} ${job.company} ${job.place}` },
        ...lines(job.did.map((sentence) => `${sentence}.`)),
      ]),
    ),
    ...section(
      'Education',
      person.schools.flatMap((school) => [
        { text: `${school.degree}: ${school.subject}`, right: inYears(school.end) },
        { text: school.name, right: school.place },
      ]),
    ),
  ],
}

/** Contact, skills and all small things in a narrow column at the left. */
const sidebar: Layout = {
  blocks: (person) => [
    {
      share: 0.32,
      left: [
        ...section('CONTACT', lines(contactOf(person))),
        ...section('SKILLS', lines(person.skills)),
        ...section('LANGUAGES', lines(person.languages)),
        ...section('CERTIFICATES', lines(person.certificates)),
        ...section('INTERESTS', lines(person.interests)),
      ],
      right: [
        ...section('PROFILE', lines([person.about])),
        ...section(
          oneOf(person, 'EXPERIENCE', 'WORK EXPERIENCE'),
          person.jobs.flatMap((job) => [
            { bold: job.title, text: '' },
            { text: `${job.company} | ${range(person.languages.length > 0 ? inShortYears : inShort, job, ' - ')}` },
            ...bullets(job.did),
          ]),
        ),
        ...section(
          'EDUCATION',
          person.schools.flatMap((school) => [
            { bold: degreeOf(school), text: '' },
            { text: `${school.name} | ${inYears(school.start)} - ${inYears(school.end)}` },
          ]),
        ),
      ],
    },
  ],
}

/** What one has done in the wide column, what one knows in the narrow one at the right. */
const wideColumns: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), '  •  '),
    {
      share: 0.64,
      left: [
        ...section('About me', lines([person.about])),
        ...section(
          oneOf(person, 'Experience', 'Work Experience', 'Employment'),
          person.jobs.flatMap((job) => [
            { bold: `${job.title} at ${job.company}`, text: '' },
            { text: `${range(inFull, job)} | ${job.place}` },
            ...bullets(job.did),
          ]),
        ),
      ],
      right: [
        ...section('Skills', bullets(person.skills)),
        ...section(
          'Education',
          person.schools.flatMap((school) => [{ text: degreeOf(school) }, { text: school.name }, { text: inYears(school.end) }]),
        ),
        ...section('Certifications', bullets(person.certificates)),
        ...section('Interests', bullets(person.interests)),
      ],
    },
  ],
}

const ends = ({ end }: School) => (end >= '2026' ? `Expected ${inFull(end)}` : inFull(end))

/** School first, then part-time jobs and clubs. */
const student: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ' | '),
    ...section('Objective', lines([person.about])),
    ...section(
      'Education',
      person.schools.flatMap((school) => [
        { bold: school.name, text: '', right: school.place },
        { text: degreeOf(school), right: ends(school) },
        { text: 'GPA: 3.6/4.0' },
      ]),
    ),
    ...section(
      oneOf(person, 'Experience', 'Work Experience', 'Part-time Jobs'),
      person.jobs.flatMap((job) => [
        { bold: job.company, text: '', right: job.place },
        { text: job.title, right: range(inFull, job) },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      oneOf(person, 'Activities', 'Leadership & Activities', 'Clubs and Activities'),
      lines(person.activities.map(({ role, club }) => `${role}, ${club}`)),
    ),
    ...section('Honors & Awards', bullets(person.awards)),
    ...section(oneOf(person, 'Skills', 'Skills & Languages'), inLine(person.skills)),
  ],
}

/** What one knows first, the jobs a line each. */
const skillsFirst: Layout = {
  inYears: true,
  blocks: (person) => [
    ...inLine(contactOf(person), ' · '),
    ...section('Summary of Qualifications', lines([person.about])),
    ...section(oneOf(person, 'Core Competencies', 'Core Skills', 'Areas of Strength'), [
      ...inLine(person.skills.slice(0, 4), ' | '),
      ...inLine(person.skills.slice(4), ' | '),
    ]),
    ...section('Work History', lines(person.jobs.map((job) => `${job.title}, ${job.company}, ${job.place}, ${range(inYears, job)}`))),
    ...section(
      'Education',
      lines(person.schools.map((school) => [school.degree, school.subject, school.name, inYears(school.end)].filter(Boolean).join(', '))),
    ),
  ],
}

/** The employer above the title, once for all posts there, and long lists of dated certificates after the jobs. */
const certificates: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ' | '),
    ...section(
      'PROFESSIONAL EXPERIENCE',
      person.jobs.flatMap((job, at) => [
        ...(job.company === person.jobs[at - 1]?.company ? [] : [{ bold: job.company, text: '', right: job.place }]),
        { text: job.title, right: range(inNumbers, job, ' – ') },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      oneOf(person, 'CERTIFICATIONS & LICENSES', 'CONTINUING EDUCATION AND CERTIFICATES', 'PROFESSIONAL DEVELOPMENT'),
      person.certificates.map((certificate) => {
        const [text, right] = certificate.split(', ') as [string, string]
        return { text, right }
      }),
    ),
    ...section(
      'EDUCATION',
      person.schools.flatMap((school) => [
        { text: `${school.name} – ${school.place}` },
        { text: `${degreeOf(school)}, ${inYears(school.end)}` },
      ]),
    ),
    ...section(oneOf(person, 'TECHNICAL SKILLS', 'CLINICAL SKILLS', 'SKILLS AND ABILITIES'), inLine(person.skills)),
  ],
}

export const american: Readonly<Record<string, Layout>> = {
  datesRight,
  datesBelow,
  inOneLine,
  sidebar,
  wideColumns,
  student,
  skillsFirst,
  certificates,
}
