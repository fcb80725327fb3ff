import { CURRENT } from '@trellis/contract/texts/dates.ts'
import type { SchoolFact } from '@trellis/contract/resumes/resumeFacts.ts'
import { datesIn } from './dates.ts'
import { isStateName, readPlace, withoutPlaceBehind } from './places.ts'
import { isTableHead } from './headings.ts'
import { isBullet, withoutBullet } from './sections.ts'

const kinds =
  'university|universit[äàé]t?|universidad|college|institute|school|academy|polytechnic|lyc[ée]e|gymnasium|sixth form|conservatory|seminary'
const schoolWords = new RegExp(`(?<!\\p{L})(?:${kinds})(?!\\p{L})`, 'iu')
/** A dot stands for one that may be left out. */
const initials =
  'B.S.c?|B.A|B.Eng|B.F.A|B.B.A|B.Ed|B.S.N|B.Com|M.S.c?|M.A|M.B.A|M.Eng|M.Ed|M.F.A|M.Phil|M.Res|M.S.W|M.P.H|Ph. ?D|J.D|M.D|A.A.S|A.A|A.S|LL.[BM]|' +
  'P.G.C.E|H.N.[CD]|D.Phil'
const honors = '(?: ?\\((?:Hons|Honours|Honors)\\)| Hons(?![\\p{L}]))?'
const abbreviations = `(?:${initials.replaceAll('.', '\\.?')})\\.?(?![\\p{L}'’])${honors}`
const ofSubject = '(?: of [\\p{L} ]+?(?= in |[,;:|(\\t–—-]|$)| degree)*'
const spelledOut = `(?:Bachelor|Master|Associate|Doctor(?:ate)?)(?:['’]?s)?${ofSubject}(?: ?\\([A-Za-z. ]+\\))?`
const kindsOfDiploma = 'Extended |Foundation |Subsidiary |National |First |Higher '
const levelled = `(?:BTEC|NVQ|SVQ|GNVQ)(?: Level \\d| (?:${kindsOfDiploma}|)(?:Diploma|Certificate|Award))*|Level \\d (?:${kindsOfDiploma}|)(?:Diploma|Certificate|Award|NVQ)`
const vocational = `${levelled}|City (?:&|and) Guilds|Foundation Degree|(?:Post)?[Gg]raduate Diploma|(?:Postgraduate |Graduate |Professional )?Certificate(?! of| no)`
/** What one leaves school with. */
const leaving = 'High School Diploma|GED|International Baccalaureate|A[- ][Ll]evels?|GCSEs?|T[- ][Ll]evels?|(?:Advanced )?Highers'
const diploma = `${leaving}|Diploma`
const degree = new RegExp(`(?<!\\p{L})(?:${spelledOut}|${leaving}|${vocational}|Diploma|${abbreviations})`, 'u')
const leavesSchool = new RegExp(`^(?:${leaving})`)

/** What looks like a degree and is none: a state behind a town ('Boston, MA'), and Microsoft's programs ('MS Office'). */
const lookalikes =
  /(?<=\p{L} ?), ?M[ADS](?=\s*(?:$|[\t|(]|\d{5}|[–—-]\s))|(?<!\p{L})MS[- ](?=(?:Office|Word|Excel|Access|Outlook|Power ?Point|Project|Teams|Visio|SQL|Windows|Dynamics|Publisher)\b)/gu
const withoutLookalikes = (line: string) => line.replace(lookalikes, '')

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

const attending = /^(?:currently )?(?:attending|attended|enrolled (?:at|in)|student at) /i

/** The school's name: the part of the line that says school, with a campus after it if that is no place. */
function schoolName(line: string): { name: string; city: string } {
  const segments = line.split(/\t|\s*[|·•]\s*|\s+[–—-]\s+/).map((segment) => {
    const bare = withoutPlaceBehind(segment.trim(), (word) => schoolWords.test(word))
    return { bare, place: segment.trim().slice(bare.length) }
  })
  const parts = segments.flatMap(({ bare, place }) => [...bare.split(/,\s+/), place.replace(/^[\s,]+/, '')].filter(Boolean))
  const at = parts.findIndex((part) => schoolWords.test(part) && !degree.test(withoutLookalikes(part)))
  const found = at < 0 ? parts.findIndex((part) => schoolWords.test(part)) : at
  const name = parts[found]!.replace(attending, '')
  const rest = parts.slice(found + 1)
  const place = readPlace(rest[0] ?? '') ?? readPlace(rest.slice(0, 2).join(', '))
  const isOfState = isStateName(/^University of (.+)$/.exec(name)?.[1] ?? '')
  const hasCampus = !place && isOfState && /^\p{Lu}[\p{L} -]+$/u.test(rest[0] ?? '')
  return { name: hasCampus ? `${name}, ${rest[0]}` : name, city: place?.city ?? '' }
}

/** A letter stands for a diploma, so that nothing beside it becomes a word that the line does not have. */
const diplomas = new RegExp(diploma, 'g')
const namesSchool = (line: string) => !isBullet(line) && schoolWords.test(line.replace(diplomas, 'x'))
const isDegree = (line: string) => !isBullet(line) && degree.test(withoutLookalikes(line))
const isDateAlone = (line: string) => !isBullet(line) && datesIn(line)?.rest === ''

/** The lines of one school so far. */
interface Group {
  readonly lines: string[]
  hasSchool: boolean
  hasDegree: boolean
}

/** Whether a line opens another school: one that has a school or a degree when the present one already has. */
function opensNext(line: string, { hasSchool, hasDegree }: Group): boolean {
  if (isBullet(line) || coursework.test(line)) return false
  return (hasSchool && namesSchool(line)) || (hasDegree && isDegree(line))
}

function factOf(lines: readonly string[]): SchoolFact[] {
  const dated = lines.map((line) => ({ line: withoutBullet(line), dates: isBullet(line) ? undefined : datesIn(line) }))
  const texts = dated.map(({ line, dates }) => dates?.rest ?? line)
  const schoolLine = texts.find(namesSchool)
  const degreeLine = texts.map(withoutLookalikes).find((text) => degree.test(text)) ?? ''
  const found = degree.exec(degreeLine)
  if (!schoolLine && !found) return []
  const after = found ? degreeLine.slice(found.index + found[0].length) : ''
  const named = texts.flatMap((text) => major.exec(text)?.[1] ?? [])
  const studied = named[0] ?? majorAfter.exec(after)?.[1]
  const end = dated.findLast(({ dates }) => dates?.end)?.dates?.end ?? null
  const { name, city } = schoolLine ? schoolName(schoolLine) : { name: '', city: '' }
  const leaves = leavesSchool.test(found?.[0] ?? '')
  const isSubject = studied && !leaves && !schoolWords.test(studied) && !readPlace(studied)
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

/**
 * Reads the schools of an education section, whether the school or the degree comes first, and whether the dates stand above
 * or below: all of a section are written as the first.
 */
export function schoolsOf(lines: readonly string[]): SchoolFact[] {
  const filled = lines.filter((line) => line && !isTableHead(line))
  const areDatesAbove = isDateAlone(filled[0] ?? '')
  const groups: Group[] = []
  for (const line of filled) {
    let group = groups.at(-1)
    const isNext = group && areDatesAbove && (group.hasSchool || group.hasDegree) && isDateAlone(line)
    if (group === undefined || isNext || opensNext(line, group)) {
      group = { lines: [], hasSchool: false, hasDegree: false }
      groups.push(group)
    }
    group.lines.push(line)
    group.hasSchool ||= namesSchool(line)
    group.hasDegree ||= isDegree(line)
  }
  return groups.flatMap((group) => factOf(group.lines))
}
