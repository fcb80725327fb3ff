import { readFileSync } from 'node:fs'

export interface Job {
  readonly title: string
  readonly company: string
  readonly place: string
  /** 'YYYY-MM'; the end may be 'now'. */
  readonly start: string
  readonly end: string
  readonly did: readonly string[]
}

export interface School {
  readonly name: string
  readonly place: string
  readonly degree: string
  /** What was studied; of A-levels several subjects with commas. */
  readonly subject: string
  readonly start: string
  readonly end: string
}

/** Somebody invented, whose resume is written by one of the layouts. */
export interface Person {
  readonly name: string
  readonly place: string
  readonly country: string
  readonly layout: string
  readonly about: string
  readonly jobs: readonly Job[]
  readonly schools: readonly School[]
  readonly activities: readonly { readonly role: string; readonly club: string }[]
  readonly skills: readonly string[]
  readonly certificates: readonly string[]
  readonly languages: readonly string[]
  readonly interests: readonly string[]
  readonly awards: readonly string[]
}

const partsOf = (line: string) => line.split('|').map((part) => part.trim())

function jobsOf(lines: readonly string[]): Job[] {
  const jobs: (Job & { did: string[] })[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) jobs.at(-1)!.did.push(line.slice(2))
    else if (line.startsWith('job: ')) {
      const [title, company, place, start, end] = partsOf(line.slice(5)) as [string, string, string, string, string]
      jobs.push({ title, company, place, start, end, did: [] })
    }
  }
  return jobs
}

function personOf(text: string, layout: string): Person {
  const [head, ...lines] = text.split('\n') as [string, ...string[]]
  const [name, place, country] = partsOf(head) as [string, string, string]
  const all = (kind: string) => lines.filter((line) => line.startsWith(`${kind}: `)).map((line) => line.slice(kind.length + 2))
  const listed = (kind: string) => all(kind).flatMap((line) => line.split('; '))
  return {
    name,
    place,
    country,
    layout,
    about: all('about').join(' '),
    jobs: jobsOf(lines),
    schools: all('school').map((line) => {
      const [name, place, degree, subject, start, end] = partsOf(line) as [string, string, string, string, string, string]
      return { name, place, degree, subject, start, end }
    }),
    activities: all('activity').map((line) => {
      const [role, club] = partsOf(line) as [string, string]
      return { role, club }
    }),
    skills: listed('skills'),
    certificates: listed('certificates'),
    languages: listed('languages'),
    interests: listed('interests'),
    awards: listed('awards'),
  }
}

/** The people of `people.txt`: under each layout's name its five, told of line by line. */
export function readPeople(): Person[] {
  const text = readFileSync(new URL('people.txt', import.meta.url), 'utf8')
  return text.split(/^# /m).flatMap((group) => {
    const [layout, ...rest] = group.split('\n') as [string, ...string[]]
    const people = rest.join('\n').trim()
    return people === '' ? [] : people.split('\n\n').map((person) => personOf(person, layout))
  })
}
