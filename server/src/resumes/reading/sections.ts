import { headingKind, type SectionKind } from './headings.ts'

export interface Section {
  readonly kind: SectionKind
  readonly lines: string[]
}

/** Longer lines are no resume's; cutting them keeps every pattern quick. */
const LONGEST_LINE = 2_000

const bullet = /^[•●○◦▪■➢►✓*·–—-]\s+|^o\s+(?=\p{Lu})/u
export const isBullet = (line: string): boolean => bullet.test(line)
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim()

/** 'SKILLS: Python, R' and 'EDUCATION⇥State University' are a heading and a line. */
function split(line: string): { kind: SectionKind; rest: string; isApart: boolean } | undefined {
  if (isBullet(line)) return undefined
  const whole = headingKind(line.replace(/[:\s]+$/, ''))
  if (whole) return { kind: whole, rest: '', isApart: true }
  const parts = /^([^\t:]{3,40})(\t|:\s)(.+)$/.exec(line)
  const kind = parts && headingKind(parts[1]!)
  return kind ? { kind, rest: parts[3]!.trim(), isApart: parts[2] === '\t' } : undefined
}

/** Cuts a resume's text at its headings. Empty lines stay, because they part entries. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', lines: [] }]
  for (const written of text.split('\n')) {
    const line = written.trim().slice(0, LONGEST_LINE)
    const heading = split(line)
    // Inside a list of skills 'Languages: Spanish' is a line of it, and in a school's lines 'Activities: …' is too.
    const isAlone = heading?.rest === '' || sections.at(-1)!.kind === 'header'
    // So is 'Leadership⇥Budgeting' in a table of skills.
    const isListed = ['skills', 'training', 'interests'].includes(sections.at(-1)!.kind)
    const opens = heading && (isAlone || (!isListed && heading.isApart) || /^[^a-z]*[:\t]/.test(line))
    if (opens) sections.push({ kind: heading.kind, lines: heading.rest ? [heading.rest] : [] })
    else sections.at(-1)!.lines.push(line)
  }
  return sections
}
