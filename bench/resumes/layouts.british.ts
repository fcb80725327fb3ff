import { bullets, contactOf, inLine, lines, oneOf, section } from './blocks.ts'
import { inBritish, inFull, inNumbers, inYears, range } from './dates.ts'
import type { School } from './people.ts'
import type { Layout } from './sheet.ts'

/** 'BSc (Hons) Biology', 'NVQ Level 3 in Plumbing', 'A-levels: French, German'. */
function qualificationOf({ degree, subject }: School): string {
  if (subject === '') return degree
  if (degree === 'A-levels') return `${degree}: ${subject}`
  return /^(?:BSc|BA|MSc|LLB|PGCE)/.test(degree) ? `${degree} ${subject}` : `${degree} in ${subject}`
}

const yearsOf = ({ start, end }: School) => `${inYears(start)} – ${inYears(end)}`

/** The dates in a column of their own at the left. */
const datesLeft: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ' | '),
    ...section(
      oneOf(person, 'Work Experience', 'Career History', 'Employment'),
      person.jobs.map((job) => ({
        shares: [0.25, 0.75],
        cells: [
          [range(inBritish, job, ' – ', 'present')],
          [job.title, `${job.company}, ${job.place}`, ...job.did.map((sentence) => `• ${sentence}`)],
        ],
      })),
    ),
    ...section(
      oneOf(person, 'Education', 'Education & Training'),
      person.schools.map((school) => ({
        shares: [0.25, 0.75],
        cells: [[yearsOf(school)], [qualificationOf(school), `${school.name}, ${school.place}`]],
      })),
    ),
    ...section('Key Skills', bullets(person.skills)),
  ],
}

/** The dates on a line above each job and each school. */
const datesAbove: Layout = {
  blocks: (person) => [
    ...lines(contactOf(person)),
    ...section(
      oneOf(person, 'Career History', 'Employment History'),
      person.jobs.flatMap((job) => [
        { text: range(inFull, job) },
        { bold: job.title, text: '' },
        { text: `${job.company}, ${job.place}` },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      oneOf(person, 'Education', 'Qualifications', 'Education and Qualifications'),
      person.schools.flatMap((school) => [
        { text: `${inBritish(school.start)} – ${inBritish(school.end)}` },
        { bold: school.name, text: `, ${school.place}` },
        { text: qualificationOf(school) },
      ]),
    ),
    ...section('Skills', inLine(person.skills, ' | ')),
  ],
}

/** Jobs, schools and skills in tables with a row of headings. */
const tables: Layout = {
  blocks: (person) => [
    ...inLine(contactOf(person), ' | '),
    ...section('Employment History', [
      { shares: [0.22, 0.33, 0.45], cells: [['Dates'], ['Employer'], ['Position and duties']] },
      ...person.jobs.map((job) => ({
        shares: [0.22, 0.33, 0.45],
        cells: [[range(inNumbers, job, ' – ', 'present')], [job.company, job.place], [job.title, ...job.did]],
      })),
    ]),
    ...section('Education and Qualifications', [
      { shares: [0.22, 0.38, 0.4], cells: [['Dates'], ['School or college'], ['Qualification']] },
      ...person.schools.map((school) => ({
        shares: [0.22, 0.38, 0.4],
        cells: [[yearsOf(school)], [school.name], [qualificationOf(school)]],
      })),
    ]),
    ...section(
      'Skills',
      [0, 2, 4].map((at) => ({ shares: [0.5, 0.5], cells: person.skills.slice(at, at + 2).map((skill) => [skill]) })),
    ),
  ],
}

/** A personal statement first, the dates in brackets, referees at the end. */
const personalStatement: Layout = {
  blocks: (person) => [
    ...lines(contactOf(person)),
    ...section(oneOf(person, 'Personal Statement', 'Personal Profile', 'Profile'), lines([person.about])),
    ...section(
      oneOf(person, 'Employment', 'Work Experience'),
      person.jobs.flatMap((job) => [
        { bold: job.title, text: ` – ${job.company}, ${job.place} (${range(inBritish, job, ' – ', 'present')})` },
        ...bullets(job.did),
      ]),
    ),
    ...section(
      oneOf(person, 'Education', 'Education and Qualifications', 'Qualifications'),
      person.schools.flatMap((school) => [
        { bold: school.name, text: `, ${school.place} (${yearsOf(school)})` },
        { text: school.degree === 'GCSEs' ? 'GCSEs: nine, grades 4 to 8, with English and Maths' : qualificationOf(school) },
      ]),
    ),
    ...section('Skills', bullets(person.skills)),
    ...section(oneOf(person, 'Interests', 'Hobbies and Interests'), inLine(person.interests)),
    ...section('References', lines(['Available on request'])),
  ],
}

export const british: Readonly<Record<string, Layout>> = { datesLeft, datesAbove, tables, personalStatement }
