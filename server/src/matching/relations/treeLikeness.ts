import type { Vocabulary } from '../../vocabulary/vocabulary.ts'

type Weights = Vocabulary['weights'][number]

/** The cosine of the weights of two skills on the leaves of the tree, and on how many leaves both weigh. */
export interface LikenessOnTree {
  readonly cosine: number
  readonly nodes: number
}

/** Skills are close only where their weights on the tree are so much alike, by their cosine: what merely comes together is not close. */
const CLOSE_ON_TREE = 0.7

const known = new WeakMap<Vocabulary, Map<number, ReadonlyMap<number, LikenessOnTree>>>()

/** The skills that are near a skill on the tree, the skill itself among them. Each is looked for once: a page of cards asks for thousands. */
export function nearOnTree(vocabulary: Vocabulary, skill: number): ReadonlyMap<number, LikenessOnTree> {
  let ofSkills = known.get(vocabulary)
  if (ofSkills === undefined) known.set(vocabulary, (ofSkills = new Map()))
  let near = ofSkills.get(skill)
  if (near === undefined) ofSkills.set(skill, (near = new Map(nearTo(vocabulary, skill))))
  return near
}

function* nearTo({ weights }: Vocabulary, skill: number): Generator<[number, LikenessOnTree]> {
  for (const [other, ofOther] of weights.entries()) {
    const likeness = likenessOnTree(weights[skill]!, ofOther)
    if (likeness.cosine >= CLOSE_ON_TREE) yield [other, likeness]
  }
}

function likenessOnTree(one: Weights, other: Weights): LikenessOnTree {
  let [product, nodes] = [0, 0]
  for (const { node, weight } of one) {
    for (const of of other) {
      if (of.node !== node) continue
      product += weight * of.weight
      nodes++
    }
  }
  return { cosine: product === 0 ? 0 : product / (lengthOf(one) * lengthOf(other)), nodes }
}

const lengthOf = (weights: Weights): number => Math.hypot(...weights.map(({ weight }) => weight))
