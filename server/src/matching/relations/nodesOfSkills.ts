import { categoryOf, type GenomeNode, genomeNodes, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { isTrait } from '../../vocabulary/kinds.ts'
import type { Vocabulary } from '../../vocabulary/vocabulary.ts'
import type { ComparedVectors } from '../vectors/vectors.ts'

/** A skill counts as a node by at least so much of its weights. */
const MOSTLY = 0.5

/** By vocabulary: it is asked for each way to tell a reason. */
const known = new WeakMap<Vocabulary, readonly (readonly GenomeNode[])[]>()

/** A skill by its index in the vocabulary, with what it weighs. */
export interface WeighedSkill {
  readonly skill: number
  readonly weight: number
}

/** The skills of somebody, or of a posting, that are mostly about a node, the heaviest first. */
export function skillsAbout(
  { tags: { indices, values } }: Pick<ComparedVectors, 'tags'>,
  node: GenomeNode,
  vocabulary: Vocabulary,
): WeighedSkill[] {
  const nodes = mainNodes(vocabulary)
  const about: WeighedSkill[] = []
  for (let at = 0; at < indices.length; at++) {
    const skill = indices[at]!
    if (nodes[skill]!.includes(node)) about.push({ skill, weight: values[at]! })
  }
  return about.toSorted((one, other) => other.weight - one.weight)
}

/** Those of them that tell what is meant by the node, so none that is called as it is; of a posting those that it lists, where it lists one. */
export function skillsNamedFor(vectors: ComparedVectors, node: GenomeNode, vocabulary: Vocabulary): WeighedSkill[] {
  const about = skillsAbout(vectors, node, vocabulary).filter(({ skill }) => vocabulary.skills[skill]!.label !== nodeLabels[node])
  const listed = vectors.asked === undefined ? [] : about.filter(({ skill }) => vectors.asked!.has(skill))
  return listed.length > 0 ? listed : about
}

function mainNodes(vocabulary: Vocabulary): readonly (readonly GenomeNode[])[] {
  let nodes = known.get(vocabulary)
  if (nodes === undefined) known.set(vocabulary, (nodes = mainNodesOf(vocabulary)))
  return nodes
}

/**
 * The nodes that each skill is mostly about: leaves, and their categories by all that is within. A trait is about behavior alone: whoever cares
 * for others is no volunteer yet, nor a craftsman who has a steady hand.
 */
function mainNodesOf({ weights }: Vocabulary): GenomeNode[][] {
  return weights.map((ofSkill, skill) => {
    const shares = new Map<GenomeNode, number>()
    for (const { node: at, weight } of ofSkill) {
      const node = genomeNodes[at]!
      for (const about of new Set([node, categoryOf(node)])) shares.set(about, (shares.get(about) ?? 0) + weight)
    }
    const nodes = [...shares].filter(([, share]) => share >= MOSTLY).map(([node]) => node)
    return isTrait(skill) ? nodes.filter((node) => categoryOf(node) === 'behavioral') : nodes
  })
}

type Weighed = Pick<Vocabulary, 'weights'>

/** By vocabulary, for each skill the leaf that it is about by more than half: there is one at most. */
const leavesKnown = new WeakMap<Weighed, readonly (number | undefined)[]>()

function leavesOf(vocabulary: Weighed): readonly (number | undefined)[] {
  let ofSkills = leavesKnown.get(vocabulary)
  if (ofSkills === undefined) {
    ofSkills = vocabulary.weights.map((ofSkill) => ofSkill.find(({ weight }) => weight > MOSTLY)?.node)
    leavesKnown.set(vocabulary, ofSkills)
  }
  return ofSkills
}

/**
 * The leaf that two skills are both about by more than half; undefined where each is about something else, however near. World history and legal
 * writing are half literature: that does not make the one the other.
 */
export function nodeOfBoth(one: number, other: number, vocabulary: Weighed): GenomeNode | undefined {
  const ofSkills = leavesOf(vocabulary)
  const leaf = ofSkills[one]
  return leaf === undefined || leaf !== ofSkills[other] ? undefined : genomeNodes[leaf]
}
