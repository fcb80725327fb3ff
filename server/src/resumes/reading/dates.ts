import { CURRENT, readDate } from '@trellis/contract/texts/dates.ts'

/** A date or a range of dates found in a line, with the line's text before and after it. */
export interface DatesInLine {
  readonly start: number | null
  readonly end: number | null
  readonly written: string
  /** The line without its dates. */
  readonly rest: string
}

/** No month begins inside a word, and none goes on for long, or a line of 'maytomayto…' would take minutes. */
const month = '(?<![a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.?'
const season = '(?:spring|summer|fall|autumn|winter)'
const year = '(?:19|20)\\d\\d'
const day = '\\d{1,2}(?:st|nd|rd|th)?'
/** 'Oct '21' means 2021. */
const shortYear = "['’]\\d\\d(?!\\d)"
const dayAndMonth = `(?:${day} )?${month}(?: ${day},)?`
const date = `(?:(?:${dayAndMonth}|${season}),? (?:${year}|${shortYear})|(?:\\d{1,2}[/.]){1,2}${year}|${year}[-/.]\\d{1,2}(?!\\d)|${year})`
const between = '\\s*(?:-|–|—|‑|to|until|through)\\s*'
const present = '(?:present|current|now|today|ongoing|date)'
const before = '(?<![\\d/])(?:expected:? |graduat\\w+:? |class of |exp(?:ires|\\.)?:? |completed:? )?'
const from = `(?:since |from )?(${date}|${month}|${season})`
const range = new RegExp(`${before}${from}${between}(${date}|${present})(?![\\d/])`, 'i')
const single = new RegExp(`${before}(since )?(${date})(?![\\d/])`, 'i')

/** The months in which a season begins and ends. */
const seasons: Record<string, [first: number, last: number]> = {
  spring: [3, 5],
  summer: [6, 8],
  fall: [9, 12],
  autumn: [9, 12],
  winter: [1, 2],
}

const LAST_SHORT_YEAR = 50
const longYear = (_: string, digits: string) => `${Number(digits) > LAST_SHORT_YEAR ? 19 : 20}${digits}`

/** Days are of no use here, and which number is the month is known only where the other cannot be one. */
const withoutDay = (written: string) =>
  written
    .replace(/^(\d{1,2})[/.](\d{1,2})[/.](?=\d{4}$)/, (_, first: string, second: string) => `${Number(first) > 12 ? second : first}/`)
    .replace(/^\d{1,2}(?:st|nd|rd|th)? (?=\p{L})/u, '')
    .replace(/ \d{1,2}(?:st|nd|rd|th)?,(?= )/, '')

function dateOf(as: string, side: 'first' | 'last'): number | null {
  const written = withoutDay(as.replace(/['’](\d\d)$/, longYear))
  const [word = '', ofYear] = written.toLowerCase().split(/,? /)
  if (new RegExp(`^${present}$`).test(word)) return CURRENT
  const months = seasons[word]
  if (months) return readDate(`${months[side === 'first' ? 0 : 1]}/${ofYear}`) ?? null
  return readDate(written.replace(/^(\d{4})[/.]/, '$1-')) ?? null
}

/**
 * Finds the dates in a line of a resume: 'Sep 2021 – Present', '06/2019 - 08/2021', 'Jun – Aug 2021', 'Summer 2020',
 * '2015 to 2019', or one date, which is then an end, or with 'since' a start.
 */
export function datesIn(line: string): DatesInLine | undefined {
  const found = range.exec(line)
  if (found) {
    const [written, from, to] = found as unknown as [string, string, string]
    const lacksYear = !/\d{4}|['’]\d\d/.test(from)
    const start = dateOf(lacksYear ? `${from} ${/(?:\d\d|['’])\d\d$/.exec(to)?.[0]}` : from, 'first')
    return { start, end: dateOf(to, 'last'), written, rest: without(line, found) }
  }
  const alone = single.exec(line)
  if (!alone) return undefined
  const [written, since, on] = alone as unknown as [string, string | undefined, string]
  const hasLength = /[a-z]/i.test(on) && /^(spring|summer|fall|autumn|winter)/i.test(on)
  const start = since || hasLength ? dateOf(on, 'first') : null
  return { start, end: since ? CURRENT : dateOf(on, 'last'), written, rest: without(line, alone) }
}

function without(line: string, { index, 0: found }: RegExpExecArray): string {
  const left = `${line.slice(0, index)}\t${line.slice(index + found.length)}`
  return left
    .replace(/[([]\s*[)\]]/g, '')
    .replace(/(?<![\s,|·•–—(-])[\s,|·•–—(-]+$/, '')
    .replace(/^[\s,:|·•–—-]+/, '')
    .replace(/\s*\t\s*\)?/g, '\t')
}
