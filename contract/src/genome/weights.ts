import { categories, categoryOf, type GenomeNode, genomeNodes, genomeTree, leaves, nodeLabels, type Signature } from './genome.ts'
import type { GenomeEntry } from './genome.calls.ts'

const positions = new Map(genomeNodes.map((node, index) => [node, index]))

/** The number that a signature, or a list in its order, holds for a node; a 32nd number leads it, for the root. */
export function at(numbers: readonly number[], node: GenomeNode): number {
  const leading = numbers.length === genomeNodes.length + 1 ? 1 : 0
  return numbers[positions.get(node)! + leading] ?? 0
}

/** The nodes that share a signature out without overlap: the leaves and `other`. */
export const endNodes: readonly GenomeNode[] = [...leaves, 'other']

function isEndNode(node: GenomeNode): boolean {
  return node === 'other' || !(node in genomeTree)
}

/** The end nodes that make a node up: a category's leaves, else the node itself. */
export function endNodesOf(node: GenomeNode): readonly GenomeNode[] {
  return isEndNode(node) ? [node] : endNodes.filter((end) => end !== 'other' && categoryOf(end) === node)
}

/** The leaves with the largest numbers, largest first. */
export function strongestLeaves(numbers: readonly number[], count: number): GenomeNode[] {
  return leaves
    .filter((leaf) => at(numbers, leaf) > 0)
    .toSorted((a, b) => at(numbers, b) - at(numbers, a))
    .slice(0, count)
}

const LEAST_NOTABLE_WEIGHT = 0.02
const LEAST_NOTABLE_LIFT = 1.25

/** The leaves in which a person stands out the most from others, else their largest. */
export function standouts(signature: Signature, lift: readonly number[] | null, count: number): GenomeNode[] {
  const notable = genomeNodes.map((node) => {
    const times = at(lift ?? [], node)
    return times > LEAST_NOTABLE_LIFT && at(signature, node) >= LEAST_NOTABLE_WEIGHT ? times : 0
  })
  const found = strongestLeaves(notable, count)
  return found.length > 0 ? found : strongestLeaves(signature, count)
}

/** The same, the largest of them first, as they are named without saying by how much. */
export function largestStandouts(signature: Signature, lift: readonly number[] | null, count: number): GenomeNode[] {
  return standouts(signature, lift, count).toSorted((a, b) => at(signature, b) - at(signature, a))
}

/** What two signatures have in common, node by node: the smaller of the two weights. */
export function commonWeights(one: Signature, another: Signature): number[] {
  return genomeNodes.map((node) => endNodesOf(node).reduce((sum, end) => sum + Math.min(at(one, end), at(another, end)), 0))
}

/** A category with its leaves in the order of the tree, as table rows; `other` stands alone. */
export interface NodeRows {
  readonly node: GenomeNode
  readonly leaves: readonly GenomeNode[]
}

/** The nodes with any weight in one of the signatures, grouped by category. */
export function rowsOf(...signatures: readonly Signature[]): NodeRows[] {
  const weighs = (node: GenomeNode) => signatures.some((signature) => at(signature, node) > 0)
  return [...categories, 'other' as const]
    .filter(weighs)
    .map((node) => ({ node, leaves: node === 'other' ? [] : endNodesOf(node).filter(weighs) }))
}

/** The labels of the leaves that a signature has nothing of. */
export function absentLabels(signature: Signature): string[] {
  return leaves.filter((leaf) => at(signature, leaf) === 0).map((leaf) => nodeLabels[leaf])
}

export interface EntryShare {
  /** Its place among the entries of the genome. */
  readonly place: number
  readonly name: string
  readonly section: string
  readonly tags: readonly string[]
  /** How much of the node comes from the entry, 0 to 1. */
  readonly share: number
}

/**
 * The entries behind a node, strongest first. A category's share of an entry is the mean of its leaves' shares,
 * weighted by the leaves' weights.
 */
export function entriesBehind(
  { signature, entries }: { readonly signature: Signature | null; readonly entries: readonly GenomeEntry[] },
  node: GenomeNode,
): EntryShare[] {
  if (!signature) return []
  const ends = endNodesOf(node)
  const total = ends.reduce((sum, end) => sum + at(signature, end), 0)
  if (total === 0) return []
  return entries
    .map(({ name, section, tags, shares }, place) => {
      const weight = ends.reduce((sum, end) => sum + at(signature, end) * (shares[end] ?? 0), 0)
      return { place, name, section, tags, share: weight / total }
    })
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
}
