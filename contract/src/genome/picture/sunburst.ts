import { hierarchy, partition } from 'd3-hierarchy'
import { type Category, categories, categoryOf, type GenomeNode, genomeTree, type Signature } from '../genome.ts'
import { at } from '../weights.ts'

/** The radii of the two rings, in pixels from the centre. */
export interface Rings {
  /** Where the categories begin: the hole with the centre's words lies inside. */
  readonly hole: number
  readonly categoryEnd: number
  readonly leafStart: number
  /** Where a leaf ends of which one has as much as the average; in an overlay, as much as the other person. */
  readonly even: number
  /** The farthest a leaf reaches. */
  readonly edge: number
  /** The width of the gaps between arcs. */
  readonly gap: number
}

/** An arc of the picture. Angles in radians, clockwise from the top. */
export interface Arc {
  readonly node: GenomeNode
  readonly category: Category | 'other'
  readonly start: number
  readonly end: number
  readonly inner: number
  readonly outer: number
  readonly weight: number
  /** The same node of the genome laid over it. */
  readonly theirs?: { readonly weight: number; readonly outer: number }
}

const SMALL = 180
const LARGE = 400
const LEAST_WEIGHT = 1e-4

/** The rings for a picture of a width: a small one has a wider hole, so that the centre's words stay readable. */
export function ringsFor(width: number, overlaid: boolean): Rings {
  const margin = overlaid ? Math.max(20, width * 0.034) : 4
  const edge = Math.max(width / 2 - margin, 1)
  const growth = Math.min(Math.max((edge - SMALL / 2) / (LARGE - SMALL / 2), 0), 1)
  const hole = edge * (0.47 - 0.12 * growth)
  const gap = Math.max(1.5, edge * 0.008)
  const categoryEnd = hole + (edge - hole) * 0.27
  const leafStart = categoryEnd + gap
  const even = overlaid ? Math.sqrt((leafStart ** 2 + edge ** 2) / 2) : leafStart + (edge - leafStart) * 0.76
  return { hole, categoryEnd, leafStart, even, edge, gap }
}

/** How round the corners of arcs are. */
export const cornerOf = ({ edge }: Rings): number => Math.max(3, edge * 0.014)

/** Where a leaf of a lift ends: at `even` for 1, at the edge for 4 and more, as far inside for a quarter. */
export function reachOfLift(lift: number, { even, edge }: Rings): number {
  const doublings = Math.log2(Math.min(Math.max(lift, 0.25), 4))
  return even + ((edge - even) * doublings) / 2
}

/**
 * Where a petal ends whose angle stands for the mean of two weights, so that its area stands for one of them:
 * r² = start² + (even² − start²) · weight / mean.
 */
function reachOfWeight(weight: number, mean: number, { leafStart, even }: Rings): number {
  return Math.sqrt(leafStart ** 2 + ((even ** 2 - leafStart ** 2) * weight) / mean)
}

interface Datum {
  readonly node: GenomeNode | 'root'
  readonly children?: readonly Datum[]
}
const tree: Datum = {
  node: 'root',
  children: [...categories.map((node) => ({ node, children: genomeTree[node].map((leaf): Datum => ({ node: leaf })) })), { node: 'other' }],
}

/** The start and end angle of each node with any weight, in the order of the tree. */
export function anglesOf(signature: Signature): { node: GenomeNode; start: number; end: number }[] {
  const weightOf = ({ node, children }: Datum) => (children ? 0 : Math.max(at(signature, node as GenomeNode), 0))
  const root = hierarchy(tree).sum(weightOf)
  if (!root.value) return []
  return partition<Datum>()
    .size([2 * Math.PI, 1])(root)
    .descendants()
    .filter(({ depth, value }) => depth > 0 && value! > LEAST_WEIGHT)
    .map(({ data, x0, x1 }) => ({ node: data.node as GenomeNode, start: x0, end: x1 }))
}

function innerOf(node: GenomeNode, { hole, leafStart }: Rings): number {
  return node === categoryOf(node) ? hole : leafStart
}

const isCategory = (node: GenomeNode) => node in genomeTree

/** The arcs of one genome. With `lift` a leaf reaches the farther out, the more it stands out from the average. */
export function layout(signature: Signature, lift: readonly number[] | undefined, rings: Rings): Arc[] {
  const reach = (node: GenomeNode) => {
    if (isCategory(node)) return rings.categoryEnd
    return lift && node !== 'other' ? reachOfLift(at(lift, node), rings) : rings.even
  }
  return anglesOf(signature).map(({ node, start, end }) => ({
    node,
    category: categoryOf(node),
    start,
    end,
    inner: innerOf(node, rings),
    outer: reach(node),
    weight: at(signature, node),
  }))
}

/**
 * The arcs of two genomes on one layout. Both share a node's angle, which stands for the mean of its two weights; how
 * far each reaches stands for its own weight, so both have the same area and meet at `even` where they are equal.
 */
export function overlaidLayout(yours: Signature, theirs: Signature, rings: Rings): Arc[] {
  const means = yours.map((weight, index) => (weight + (theirs[index] ?? 0)) / 2)
  const reach = (signature: Signature, node: GenomeNode) =>
    isCategory(node) ? rings.categoryEnd : reachOfWeight(at(signature, node), at(means, node), rings)
  return anglesOf(means).map(({ node, start, end }) => ({
    node,
    category: categoryOf(node),
    start,
    end,
    inner: innerOf(node, rings),
    outer: reach(yours, node),
    weight: at(yours, node),
    theirs: { weight: at(theirs, node), outer: reach(theirs, node) },
  }))
}
