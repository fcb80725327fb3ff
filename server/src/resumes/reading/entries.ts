import { type DatesInLine, datesIn } from './dates.ts'
import { isTableHead } from './headings.ts'
import { isSuffix, isTitle, isWhole, type Named, namesOf } from './heads.ts'
import { isBullet, withoutBullet } from './sections.ts'

/** One thing of a list in a resume: what heads it, when it was, and what is told of it. */
export interface Entry {
  readonly title: string
  readonly organization: string
  readonly dates: DatesInLine | undefined
  readonly body: readonly string[]
  readonly quote: string
}

const LONGEST_HEAD_LINE = 90
const LONGEST_HEAD_SENTENCE = 60
const MOST_HEAD_LINES = 2

/** 'Blue Door Inc.' ends with a dot and no sentence. */
const endsSentence = (line: string) => /[.;]$/.test(line) && !/(?<!\p{L})(?:inc|llc|ltd|co|corp|l\.p|llp|bros|jr|st)\.$/iu.test(line)

/** A line that may head an entry, unlike a bullet, a sentence or the rest of one. */
function isHead(line: string): boolean {
  const isShort = line !== '' && line.length <= LONGEST_HEAD_LINE
  return isShort && !isBullet(line) && !endsSentence(line) && !/^\p{Ll}/u.test(line)
}

const SHORTEST_WRAPPED = 60

/** Bullets and sentences; a line that goes on from a full one above is joined to it. */
function bodyOf(lines: readonly string[]): string[] {
  const body: string[] = []
  for (const line of lines.filter(Boolean)) {
    const above = body.at(-1)
    const isWrapped = above && above.length >= SHORTEST_WRAPPED && !/[.!?:;]$/.test(above)
    if (above && !isBullet(line) && (isWrapped || /^\p{Ll}/u.test(line))) body[body.length - 1] += ` ${line}`
    else body.push(withoutBullet(line))
  }
  return body
}

interface Anchor {
  readonly at: number
  readonly dates: DatesInLine
}

/** Lines with dates that head an entry: dates in a bullet or a sentence are part of the story. */
function anchorsOf(lines: readonly string[]): Anchor[] {
  return lines.flatMap((line, at) => {
    const dates = isBullet(line) || /^\p{Ll}/u.test(line) ? undefined : datesIn(line)
    if (!dates) return []
    const longest = endsSentence(line) ? LONGEST_HEAD_SENTENCE : LONGEST_HEAD_LINE
    return dates.rest.length <= longest || line.includes('\t') ? [{ at, dates }] : []
  })
}

/** How many head lines stand above the dates: people lay out every entry of a section as the first. */
function linesAbove(lines: readonly string[], first: number): number {
  let above = 0
  while (above < Math.min(MOST_HEAD_LINES, first) && isHead(lines[first - above - 1]!)) above++
  return above
}

/** The names of heads. A title alone below a company with its title is another post there: people write the company once. */
function withCompanyAbove(heads: readonly (readonly string[])[]): Named[] {
  let company = ''
  return namesOf(heads).map(({ title, organization }, at) => {
    if (organization) company = heads[at]!.length > 1 ? organization : ''
    const isPostThere = !organization && heads[at]!.length === 1 && isTitle(title)
    return { title, organization: isPostThere ? company : organization }
  })
}

/** Reads a section whose entries have dates. An entry above the first of them may have none. */
function datedEntries(lines: readonly string[]): Entry[] {
  const filled = lines.filter((line) => line && !isTableHead(line))
  const anchors = anchorsOf(filled)
  if (anchors.length === 0) return []
  const above = linesAbove(filled, anchors[0]!.at)
  const starts = anchors.map(({ at }, index) => {
    const floor = index === 0 ? 0 : anchors[index - 1]!.at + 1
    let start = at
    while (start > floor && at - start < above && isHead(filled[start - 1]!)) start--
    return start
  })
  const undated = filled.slice(0, starts[0])
  const parted = anchors.map(({ at, dates }, index) => {
    const start = starts[index]!
    const end = starts[index + 1] ?? filled.length
    const head = [...filled.slice(start, at), dates.rest].filter(Boolean)
    let bodyStart = at + 1
    while (bodyStart < end && !isWhole(head) && isHead(filled[bodyStart]!)) head.push(filled[bodyStart++]!)
    const quote = filled.slice(start, end).join('\n')
    return { head, dates, body: bodyOf(filled.slice(bodyStart, end)), quote }
  })
  const names = withCompanyAbove(parted.map(({ head }) => head))
  const dated = parted.map(({ dates, body, quote }, index): Entry => ({ ...names[index]!, dates, body, quote }))
  return undated.some(isBullet) ? [...plainEntries(undated), ...dated] : dated
}

/** Whether a line goes on with the one above, which is full or breaks off. */
function isRestOf(above: string, line: string): boolean {
  const breaksOff = above.length >= SHORTEST_WRAPPED || /(?:,|[-–]|\b(?:and|of|the|for|in|at|with|to|a))$/.test(above)
  return breaksOff && /^\p{Ll}/u.test(line)
}

/** Reads a section without dates: each head line with the bullets under it, or each bullet by itself. */
export function plainEntries(lines: readonly string[]): Entry[] {
  const filled = lines.filter(Boolean)
  const hasHeads = filled.some(isHead) && filled.some(isBullet) && isHead(filled[0]!)
  const groups: string[][] = []
  for (const line of filled) {
    const goesOn = groups.length > 0 && (hasHeads ? !isHead(line) : isRestOf(groups.at(-1)!.at(-1)!, line))
    if (goesOn) groups.at(-1)!.push(line)
    else groups.push([line])
  }
  return groups.map((group) => {
    const [name] = namesOf([[withoutBullet(hasHeads ? group[0]! : group.join(' '))]])
    const body = hasHeads ? bodyOf(group.slice(1)) : []
    return { ...name!, dates: undefined, body, quote: group.join('\n') }
  })
}

/** 'Ltd.' on a line of its own belongs to the company above. */
function withSuffixes(lines: readonly string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (above && isSuffix(line) && !isBullet(above) && !datesIn(above)) joined[joined.length - 1] = `${above} ${line}`
    else joined.push(line)
  }
  return joined
}

/** A section's entries, whether it dates them or not. */
export function entriesOf(lines: readonly string[]): Entry[] {
  const whole = withSuffixes(lines)
  const dated = datedEntries(whole)
  return dated.length > 0 ? dated : plainEntries(whole)
}

const LONGEST_OF_A_LIST = 40

/** 'Chess club, orchestra, school newspaper' on one line are three things; 'Captain, Chess Club' is one. */
export function partedLists(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const parts = withoutBullet(line).split(/,\s+(?:and\s+)?|\s*;\s*/)
    const isList =
      parts.length >= 3 && !endsSentence(line) && !datesIn(line) && parts.every((part) => part && part.length <= LONGEST_OF_A_LIST)
    return isList && !isTitle(parts[0]!) ? parts.map((part) => `• ${part}`) : [line]
  })
}
