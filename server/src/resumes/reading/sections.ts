/** The parts of a resume that are read; `header` is what stands above the first heading. */
export type SectionKind =
  | 'header'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'training'
  | 'activities'
  | 'sports'
  | 'volunteering'
  | 'awards'
  | 'interests'
  | 'projects'
  | 'contact'
  | 'ignored'

export interface Section {
  readonly kind: SectionKind
  readonly lines: string[]
}

const listOf = (words: string) => `(${words})( (and )?(${words}))*`
const heading = (before: string, words: string) => new RegExp(`^((${before}) )*${listOf(words)}$`)

/** Headings in lower case, without punctuation. The first that fits decides. */
const headings: readonly [SectionKind, RegExp][] = [
  ['volunteering', /^(volunteer(ing)?( (work|experience|activities))?|community (service|involvement)|service)$/],
  [
    'experience',
    heading(
      'work|job|professional|relevant|additional|other|research|teaching|internship|career|paid|leadership',
      'experiences?|history|work history|employment|employment history|internships?',
    ),
  ],
  ['training', heading('professional|relevant', 'licen[sc]es?|certificat(es?|ions?)|courses?|training|languages?')],
  ['education', heading('academic|educational', 'education|academics|background|history|qualifications|training')],
  ['projects', heading('personal|academic|selected|school|key|research', 'projects?( experience)?')],
  ['interests', /^((personal|other) )?(interests?|hobbies)( and (interests|hobbies|activities))?$/],
  [
    'skills',
    heading(
      'technical|computer|key|core|professional|soft|relevant|additional|other',
      'skills?|skills? summary|competenc(y|ies)|strengths|tools|expertise|languages|interests|abilities',
    ),
  ],
  ['sports', heading('team|school', 'sports?|athletics?|games')],
  [
    'activities',
    heading(
      'extra ?curricular|school|campus|student|professional',
      'activities|clubs?|organi[sz]ations?|involvement|memberships?|affiliations?|leadership|service|sports?',
    ),
  ],
  ['awards', heading('academic|selected', 'awards?|hono(u)?rs?|achievements?|accomplishments?|scholarships?|publications?|recognition')],
  ['summary', /^((professional|career|personal|executive) )?(summary|profile|objective|statement|about( me)?)$/],
  ['contact', /^(contact( (details|information|info|me))?|personal (details|information|info))$/],
  ['ignored', /^(references?( available (up)?on request)?|availability)$/],
]

const LONGEST_HEADING = 45
/** Longer lines are no resume's; cutting them keeps every pattern quick. */
const LONGEST_LINE = 2_000

/** 'E D U C A T I O N' → 'EDUCATION'. */
function closedUp(line: string): string {
  return /^(\S ){3,}\S$/.test(line) ? line.replaceAll(' ', '') : line
}

function headingKind(line: string): SectionKind | undefined {
  if (line.length > LONGEST_HEADING) return undefined
  const bare = closedUp(line.trim())
    .toLowerCase()
    .replace(/&|\/|\+/g, ' and ')
    .replace(/[^a-z ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return headings.find(([, pattern]) => pattern.test(bare))?.[0]
}

const bullet = /^[•●○◦▪■➢►✓*·–—-]\s+|^o\s+(?=\p{Lu})/u
export const isBullet = (line: string): boolean => bullet.test(line)
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim()

/** 'SKILLS: Python, R' and 'EDUCATION⇥State University' are a heading and a line. */
function split(line: string): { kind: SectionKind; rest: string } | undefined {
  if (isBullet(line)) return undefined
  const whole = headingKind(line.replace(/[:\s]+$/, ''))
  if (whole) return { kind: whole, rest: '' }
  const parts = /^([^\t:]{3,40})(?:\t|:\s)(.+)$/.exec(line)
  const kind = parts && headingKind(parts[1]!)
  return kind ? { kind, rest: parts[2]!.trim() } : undefined
}

/** Cuts a resume's text at its headings. Empty lines stay, because they part entries. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ kind: 'header', lines: [] }]
  for (const written of text.split('\n')) {
    const line = written.trim().slice(0, LONGEST_LINE)
    const heading = split(line)
    // Inside a list of skills 'Languages: Spanish' is a line of it, and in a school's lines 'Activities: …' is too.
    const isAlone = heading?.rest === '' || sections.at(-1)!.kind === 'header'
    const opens = heading && (isAlone || line.includes('\t') || /^[^a-z]*:/.test(line))
    if (opens) sections.push({ kind: heading.kind, lines: heading.rest ? [heading.rest] : [] })
    else sections.at(-1)!.lines.push(line)
  }
  return sections
}
