import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { proposalsOf } from '@trellis/contract/resumes/proposals.ts'
import type { ActivityFact, PositionFact, ResumeFacts, SkillsIn, TextFact } from '@trellis/contract/resumes/resumeFacts.ts'
import { suggestionsOf } from '@trellis/contract/resumes/resumePlacing.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { contactOf, linksIn } from './contact.ts'
import { datesIn } from './dates.ts'
import { entriesOf, type Entry, partedLists, plainEntries } from './entries.ts'
import { isTitle } from './heads.ts'
import type { SectionKind } from './headings.ts'
import { schoolsOf } from './schools.ts'
import { sectionsOf, withoutBullet } from './sections.ts'

const MOST_OF_A_KIND = 30
const LONGEST_ITEM = 80

const joined = (words: readonly string[], between: string) => words.filter(Boolean).join(between)

function positionOf({ title, organization, dates, body, quote }: Entry, untitled = ''): PositionFact {
  const [start, end] = [dates?.start ?? null, dates?.end ?? null]
  return { title: title || untitled, company: organization, start, end, description: body.join('\n'), quote }
}

function activityOf({ title, organization, dates, body, quote }: Entry): ActivityFact {
  const role = organization ? title : ''
  return { name: organization || title, role, duration: dates?.written ?? '', details: body.join('\n'), quote }
}

function projectOf({ title, organization, dates, body, quote }: Entry): ActivityFact {
  const name = joined([title, organization], ', ')
  return { name, duration: dates?.written ?? '', details: body.join('\n'), quote }
}

/** The parts of a list written with commas, bullets or lines. 'Languages: Spanish, French' loses its label. */
function itemsOf(lines: readonly string[]): ActivityFact[] {
  return lines.filter(Boolean).flatMap((line) => {
    const list = withoutBullet(line).replace(/^[\p{L} &/]{2,30}:\s+/u, '')
    const parts = list.split(/[,;|•·\t](?![^(]*\))/).map((part) => part.trim().replace(/^and |\.$/g, ''))
    return parts.flatMap((name) => (/\p{L}/u.test(name) && name.length <= LONGEST_ITEM ? [{ name, quote: line }] : []))
  })
}

/** As {@link itemsOf}, but a line with one date is one certificate: 'Registered Nurse, Board of Nursing, 2018'. */
function certificatesOf(lines: readonly string[]): ActivityFact[] {
  return lines.filter(Boolean).flatMap((line) => {
    const dates = datesIn(line)
    const name = withoutBullet(dates?.rest ?? '').replaceAll('\t', ', ')
    const isOne = /\p{L}/u.test(name) && name.length <= LONGEST_ITEM && !datesIn(name)
    return isOne ? [{ name, quote: line }] : itemsOf([line])
  })
}

function linesAsFacts(lines: readonly string[]): ActivityFact[] {
  return plainEntries(lines).map(({ quote }) => ({ name: withoutBullet(quote).replace(/[\t\n]+/g, ', '), quote }))
}

/** Volunteering that tells what was done is a position; else it is a club or organization. */
const isComplete = ({ body, dates }: Entry) => body.length > 0 && dates !== undefined

const MANY_CERTIFICATES = 3
const isListed = ({ title, organization, dates, body }: Entry) =>
  dates?.start === null && organization === '' && body.length === 0 && !isTitle(title)

/** Parts a section's positions from the certificates that stand below them under a heading that nobody knows. */
function withoutCertificates(entries: readonly Entry[]): { held: readonly Entry[]; certificates: ActivityFact[] } {
  const listed = entries.filter(isListed)
  if (listed.length < MANY_CERTIFICATES) return { held: entries, certificates: [] }
  const certificates = listed.map(({ title, quote }) => ({ name: title, quote }))
  return { held: entries.filter((entry) => !isListed(entry)), certificates }
}

function factsOf(text: string): ResumeFacts {
  const sections = sectionsOf(text)
  const linesOf = (...kinds: SectionKind[]) => sections.filter(({ kind }) => kinds.includes(kind)).map(({ lines }) => lines)
  const entries = (...kinds: SectionKind[]) =>
    linesOf(...kinds)
      .flatMap(entriesOf)
      .slice(0, MOST_OF_A_KIND)
  const { held, certificates } = withoutCertificates(entries('experience'))
  const volunteering = entries('volunteering')
  const activities = linesOf('activities').map(partedLists).flatMap(entriesOf).slice(0, MOST_OF_A_KIND)
  const listed = sections.flatMap(({ kind, lines }) =>
    kind === 'skills' ? itemsOf(lines) : kind === 'training' ? certificatesOf(lines) : [],
  )
  const about = linesOf('summary').flat().filter(Boolean).map(withoutBullet).join(' ')
  const summary: TextFact[] = about ? [{ field: 'summary', text: about }] : []
  return {
    texts: [...contactOf(linesOf('header', 'contact').flat()), ...summary],
    links: linksIn(text),
    positions: [
      ...held.map((entry) => positionOf(entry)),
      ...volunteering.filter(isComplete).map((entry) => positionOf(entry, 'Volunteer')),
    ],
    schools: linesOf('education').flatMap(schoolsOf),
    sports: entries('sports').map(activityOf),
    activities: [...activities, ...volunteering.filter((entry) => !isComplete(entry))].map(activityOf),
    interests: linesOf('interests').flatMap(itemsOf).slice(0, MOST_OF_A_KIND),
    projects: entries('projects').map(projectOf),
    training: [...listed, ...certificates].slice(0, MOST_OF_A_KIND),
    achievements: linesOf('awards').flatMap(linesAsFacts).slice(0, MOST_OF_A_KIND),
  }
}

/**
 * Reads the text of a resume and proposes what the bio does not have: entries told apart by headings, dates and
 * bullets, each with the lines that it was read from. A resume is free text, so a person confirms every proposal.
 * @param skillsIn finds the vocabulary's skills in a text, to propose tags
 */
export function readResumeText(text: string, profile: StudentProfile, skillsIn: SkillsIn): Proposal[] {
  return proposalsOf(suggestionsOf(factsOf(text), profile, skillsIn))
}
