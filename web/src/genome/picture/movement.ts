import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import type { Arc } from '@trellis/contract/genome/picture/sunburst.ts'

/** Categories and `other` are one level of the picture, leaves the next. */
export function levelOf({ node, category }: Pick<Arc, 'node' | 'category'>): 1 | 2 {
  return node === category ? 1 : 2
}

/** The arcs of one's own level, in the order of the ring. */
export function levelMates(arcs: readonly Arc[], of: Arc): Arc[] {
  return arcs.filter((arc) => levelOf(arc) === levelOf(of))
}

/**
 * Where a key leads from a node: left and right along its ring, up to the category, down to its largest leaf, Home and
 * End to the ring's ends. Undefined for a key that leads nowhere.
 */
export function moved(arcs: readonly Arc[], node: GenomeNode, key: string): GenomeNode | undefined {
  const from = arcs.find((arc) => arc.node === node)
  if (!from) return undefined
  const mates = levelMates(arcs, from)
  const stepped = (step: number) => mates.at((mates.indexOf(from) + step) % mates.length)?.node
  switch (key) {
    case 'ArrowRight':
      return stepped(1)
    case 'ArrowLeft':
      return stepped(-1)
    case 'ArrowUp':
      return from.category
    case 'ArrowDown':
      return levelOf(from) === 1 ? largestLeaf(arcs, from)?.node : undefined
    case 'Home':
      return mates[0]?.node
    case 'End':
      return mates.at(-1)?.node
    default:
      return undefined
  }
}

function largestLeaf(arcs: readonly Arc[], { node: category }: Arc): Arc | undefined {
  return arcs.filter((arc) => arc.category === category && levelOf(arc) === 2).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
}
