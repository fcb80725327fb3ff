import { CURRENT } from '@trellis/contract/texts/dates.ts'
import type { SchoolFact } from '@trellis/contract/resumes/resumeFacts.ts'
import { datesIn } from './dates.ts'
import { readPlace } from './places.ts'
import { isBullet, withoutBullet } from './sections.ts'

const kinds = 'university|universit[äàé]t?|universidad|college|institute|school|academy|polytechnic|lyc[ée]e|gymnasium'
const schoolWords = new RegExp(`(?<!\\p{L})(?:${kinds})(?!\\p{L})`, 'iu')
/** A dot stands for one that may be left out. */
const initials = 'B.S.c?|B.A|B.Eng|B.F.A|B.B.A|M.S.c?|M.A|M.B.A|M.Eng|M.Ed|M.F.A|Ph. ?D|J.D|M.D|A.A|A.S|LL.[BM]'
const abbreviations = `(?:${initials.replaceAll('.', '\\.?')})\\.?(?![\\p{L}'’])`
const ofSubject = '(?: of [\\p{L} ]+?(?= in |[,;:|(\\t–—-]|$)| degree)*'
const spelledOut = `(?:Bachelor|Master|Associate|Doctor(?:ate)?)(?:['’]?s)?${ofSubject}(?: ?\\([A-Za-z. ]+\\))?`
const diploma = 'High School Diploma|Diploma|GED|International Baccalaureate|A[- ][Ll]evels?'
const degree = new RegExp(`(?<!\\p{L})(?:${spelledOut}|${diploma}|${abbreviations})`, 'u')

const subject = "[\\p{L}][\\p{L}&'’/. ]{1,60}?"
const ended = '(?=\\s*(?:[,;|(\\t–—]|\\b(?:and )?minor|\\bwith\\b|\\.?$))'
const majorAfter = new RegExp(`^[\\s,:–—-]*(?:degree )?(?:in |of )?(${subject})${ended}`, 'iu')
const major = new RegExp(`\\bmajor(?:ing)?(?: in|:) (${subject})${ended}`, 'iu')
const minor = new RegExp(`\\bminor(?:ing)?(?: in|:) (${subject})${ended}`, 'iu')
const coursework = /^(?:relevant |selected |key )?(?:courses?|coursework)(?: includes?)?:?\s+(.+)$/i

/** 'A-levels: Biology (A), Chemistry (B)', also behind the school's name. */
const aLevels = /(?<!\p{L})A[S]?[- ]levels?(?: subjects?)?(?: in| including)?\s*[:–—-]?\s+(\p{L}.+)$/iu

function aLevelSubjects(line: string): string[] {
  const subjects = aLevels.exec(line)?.[1]?.split(/\s*[,;•·|\t]\s*|\s+and\s+(?=\p{Lu})/u) ?? []
  return subjects.map((subject) => subject.replace(/\s*(?:\([^)]*\)|[–:-]\s*[A-E]\*{0,2}|\s[A-E]\*{0,2})\s*$/, '').trim()).filter(Boolean)
}

/** The school's name: the part of the line that says school, with a campus after it if that is no place. */
function schoolName(line: string): { name: string; city: string } {
  const split = line.split(/\t|\s*[|·•]\s*|\s+[–—-]\s+|,\s+/)
  const parts = split.map((part) => part.trim()).filter(Boolean)
  const at = parts.findIndex((part) => schoolWords.test(part) && !degree.test(part))
  const found = at < 0 ? parts.findIndex((part) => schoolWords.test(part)) : at
  const rest = parts.slice(found + 1)
  const place = readPlace(rest.slice(0, 2).join(', '))
  const hasCampus = !place && parts[found]!.startsWith('University of ') && /^\p{Lu}[\p{L} -]+$/u.test(rest[0] ?? '')
  return { name: hasCampus ? `${parts[found]!}, ${rest[0]}` : parts[found]!, city: place?.city ?? '' }
}

/** A letter stands for a diploma, so that nothing beside it becomes a word that the line does not have. */
const namesSchool = (line: string) => !isBullet(line) && schoolWords.test(line.replace(new RegExp(diploma, 'g'), 'x'))
const isDegree = (line: string) => !isBullet(line) && degree.test(line)

/** Whether a line opens another school: one that has a school or a degree when the present one already has. */
function opensNext(line: string, group: readonly string[]): boolean {
  if (isBullet(line) || coursework.test(line)) return false
  return (namesSchool(line) && group.some(namesSchool)) || (isDegree(line) && group.some(isDegree))
}

function factOf(lines: readonly string[]): SchoolFact[] {
  const dated = lines.map((line) => ({ line: withoutBullet(line), dates: isBullet(line) ? undefined : datesIn(line) }))
  const texts = dated.map(({ line, dates }) => dates?.rest ?? line)
  const schoolLine = texts.find(namesSchool)
  const degreeLine = texts.find((text) => degree.test(text)) ?? ''
  const found = degree.exec(degreeLine)
  if (!schoolLine && !found) return []
  const after = found ? degreeLine.slice(found.index + found[0].length) : ''
  const named = texts.flatMap((text) => major.exec(text)?.[1] ?? [])
  const studied = named[0] ?? majorAfter.exec(after)?.[1]
  const end = dated.findLast(({ dates }) => dates?.end)?.dates?.end ?? null
  const { name, city } = schoolLine ? schoolName(schoolLine) : { name: '', city: '' }
  const isSubject = studied && !schoolWords.test(studied) && !readPlace(studied)
  return [
    {
      name,
      city:
        city ||
        (texts
          .flatMap((text) => text.split('\t'))
          .map(readPlace)
          .find(Boolean)?.city ??
          ''),
      degree: found?.[0].trim() ?? '',
      majors: isSubject ? [studied.trim()] : [],
      minors: texts.flatMap((text) => minor.exec(text)?.[1] ?? []),
      year: end === null || end === CURRENT ? '' : String(new Date(end).getUTCFullYear()),
      courses: texts.flatMap((text) => coursework.exec(text)?.[1]?.split(/[,;]\s*/) ?? aLevelSubjects(text)).filter(Boolean),
      quote: lines.join('\n'),
    },
  ]
}

/** Reads the schools of an education section, whether the school or the degree comes first. */
export function schoolsOf(lines: readonly string[]): SchoolFact[] {
  const groups: string[][] = []
  for (const line of lines.filter(Boolean)) {
    const group = groups.at(-1)
    if (group && !opensNext(line, group)) group.push(line)
    else groups.push([line])
  }
  return groups.flatMap(factOf)
}
