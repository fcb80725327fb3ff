import type { Vocabulary } from '../../vocabulary/vocabulary.ts'

/** The cosine of the weights of two skills on the leaves of the tree, and on how many leaves both weigh. */
export interface LikenessOnTree {
  readonly cosine: number
  readonly nodes: number
}

/** Tells how alike two skills are on the tree, by their indices in the vocabulary; nothing of those that are not near to each other. */
type NearOnTree = (one: number, other: number) => LikenessOnTree | undefined

/** Skills are close only where their weights on the tree are so much alike, by their cosine: what merely comes together is not close. */
const CLOSE_ON_TREE = 0.7

/** By vocabulary: how long the weights of each skill are takes longer to find out than how alike two are. */
const known = new WeakMap<Vocabulary, NearOnTree>()

/** How much alike skills of a vocabulary lie on the tree. What it takes to tell is worked out once for each vocabulary. */
export function nearOnTree(vocabulary: Vocabulary): NearOnTree {
  let near = known.get(vocabulary)
  if (near === undefined) known.set(vocabulary, (near = nearBy(vocabulary)))
  return near
}

function nearBy({ weights }: Vocabulary): NearOnTree {
  const lengths = Float64Array.from(weights, (ofSkill) => Math.hypot(...ofSkill.map(({ weight }) => weight)))
  return (one, other) => {
    let [product, nodes] = [0, 0]
    for (const { node, weight } of weights[one]!) {
      for (const of of weights[other]!) {
        if (of.node !== node) continue
        product += weight * of.weight
        nodes++
      }
    }
    const cosine = product === 0 ? 0 : product / (lengths[one]! * lengths[other]!)
    return cosine >= CLOSE_ON_TREE ? { cosine, nodes } : undefined
  }
}
