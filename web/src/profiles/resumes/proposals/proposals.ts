import type { QueryClient } from '@tanstack/react-query'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import type { BioSection, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { isUnfilled } from '@trellis/contract/resumes/unfilled.ts'
import type { Proposal } from '@trellis/contract/resumes/resumes.ts'
import { isList, type Typed, type TypedRow } from '../../fields/fields.ts'
import { sections } from '../../fields/sections.ts'
import { typedRow, typedSection } from '../../fields/typed.ts'
import { draftOf, keepTyped } from '../../saving/savers.ts'
import { profileQuery } from '../../useProfile.ts'

/** The field that a proposal is for. */
export function fieldOf({ section, field }: Proposal) {
  return sections[section].fields.find(({ name }) => name === field)
}

/** The skills that a proposed row comes with; undefined where it is no row with skills. */
export function tagsOf({ value }: Proposal): string[] | undefined {
  return typeof value === 'object' && Array.isArray(value['tags']) ? (value['tags'] as string[]) : undefined
}

/** A proposal with other skills; one of a text has none. */
export function withTags(proposal: Proposal, tags: string[]): Proposal {
  return typeof proposal.value === 'object' ? { ...proposal, value: { ...proposal.value, tags } } : proposal
}

/** What accepting would replace, in words; empty where the field is a list, or holds nothing that anybody chose. */
export function replaced({ _source }: ProfileRecord, proposal: Proposal): string {
  const field = fieldOf(proposal)
  if (field === undefined || isList(field)) return ''
  const value = (_source[proposal.section] as Typed)[field.name]
  if (typeof value !== 'string' || value === proposal.value || isUnfilled(proposal.section, field.name, value)) return ''
  return field.kind === 'level' ? levelLabel(value) : value
}

/** A section as typed, with what was proposed for it: a row more, or a text in place of the one there. */
export function withProposals(section: Typed, proposals: readonly Proposal[]): Typed {
  const filled = { ...section }
  for (const proposal of proposals) {
    const field = fieldOf(proposal)
    if (field === undefined) continue
    const { value } = proposal
    if (!isList(field)) filled[field.name] = value
    else if (typeof value === 'object') {
      filled[field.name] = [...(filled[field.name] as TypedRow[]), typedRow(field.row, value)]
    }
  }
  return filled
}

/** A section as typed, without what was accepted for it: the rows are gone, and texts that nobody changed since are as they were. */
export function withoutProposals(section: Typed, proposals: readonly Proposal[], before: Typed): Typed {
  const emptied = { ...section }
  for (const proposal of proposals) {
    const field = fieldOf(proposal)
    if (field === undefined) continue
    const { value } = proposal
    if (!isList(field)) {
      if (emptied[field.name] === value) emptied[field.name] = before[field.name]
    } else if (typeof value === 'object') {
      const row = JSON.stringify(typedRow(field.row, value))
      const rows = emptied[field.name] as TypedRow[]
      const at = rows.findLastIndex((other) => JSON.stringify(other) === row)
      emptied[field.name] = rows.filter((_, place) => place !== at)
    }
  }
  return emptied
}

async function typedNow(queries: QueryClient, userId: string, section: BioSection): Promise<Typed> {
  const record = await queries.ensureQueryData(profileQuery(userId))
  return { ...typedSection(section, record), ...draftOf(userId, section) }
}

/**
 * Adds what was accepted to a section of one's own bio and stores it.
 * @returns takes it back
 */
export async function accept(
  queries: QueryClient,
  userId: string,
  section: BioSection,
  accepted: readonly Proposal[],
): Promise<() => Promise<void>> {
  const before = await typedNow(queries, userId, section)
  keepTyped(queries, userId, section, withProposals(before, accepted))
  return async () => keepTyped(queries, userId, section, withoutProposals(await typedNow(queries, userId, section), accepted, before))
}
