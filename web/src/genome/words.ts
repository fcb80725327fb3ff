import { categoryOf, type GenomeNode, nodeLabels } from '@trellis/contract/genome/genome.ts'

const numerals = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/**
 * Says how a person's share compares with the average: not with most people's, since most have less than the average of most nodes.
 * @param lift how many times the mean share of the population
 */
export function liftWords(lift: number): string {
  if (!Number.isFinite(lift)) return ''
  if (lift < 0.375) return 'much less than average'
  if (lift < 0.625) return 'half the average'
  if (lift < 0.8) return 'less than average'
  if (lift <= 1.25) return 'about average'
  if (lift < 1.75) return 'more than average'
  if (lift < 2.5) return 'twice the average'
  const numeral = numerals[Math.round(lift) - 3]
  return numeral ? `${numeral} times the average` : 'at least ten times the average'
}

/** A weight from 0 to 1 as whole percent; what would round to nothing is 'under 1%'. */
export function percent(weight: number): string {
  if (weight <= 0) return '0%'
  return weight < 0.005 ? 'under 1%' : `${Math.round(weight * 100)}%`
}

/** Whose genome it is, in front of a noun: 'your', or 'Maya’s'. */
export function whose(name: string, own: boolean): string {
  return own ? 'your' : `${name}’s`
}

/** Words as a sentence begins with them. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a node is called aloud: 'Leadership, 14% of your genome, twice the average'. */
export function nodeName(
  node: GenomeNode,
  owner: string,
  weight: number,
  more: {
    readonly lift?: number | undefined
    readonly theirs?: { readonly owner: string; readonly weight: number } | undefined
  } = {},
): string {
  const parts = [nodeLabels[node], `${percent(weight)} of ${owner} genome`]
  if (more.theirs) parts.push(`${percent(more.theirs.weight)} of ${more.theirs.owner}`)
  else if (more.lift !== undefined && node !== 'other') parts.push(liftWords(more.lift))
  return parts.join(', ')
}

/** Where a node stands: 'Behavioral' for leadership, nothing for a category. */
export function categoryLabel(node: GenomeNode): string {
  const category = categoryOf(node)
  return category === node ? '' : nodeLabels[category]
}

const sectionLabels: Record<string, string> = {
  highschoolInfo: 'High school',
  collegeInfo: 'College',
  graduateInfo: 'Graduate school',
  professionalInfo: 'Work',
}

/** The words for the part of a bio that an entry comes from. */
export function sectionLabel(section: string): string {
  return sectionLabels[section] ?? 'Bio'
}
