import { createHash } from 'node:crypto'
import { genomeNodes, leaves, type GenomeNode } from '@trellis/contract/genome/genome.ts'
import type { Skill } from '@trellis/contract/genome/genome.calls.ts'

/** A skill's weight on one node, the node told by its place in `genomeNodes`. */
export interface NodeWeight {
  readonly node: number
  readonly weight: number
}

/**
 * What a skill is where it is of no one subject, or not near to all of its leaf: how somebody goes about things, what they are for a year, what is done
 * in any subject, a language, an instrument or one's voice, a sport, a dance, or how people are treated.
 */
const skillKinds = ['trait', 'role', 'general', 'language', 'instrument', 'sport', 'dance', 'health'] as const
export type SkillKind = (typeof skillKinds)[number]

/** The skills that tags are taken from. A skill's place in `skills` is its index, by which stored vectors know it. */
export interface Vocabulary {
  /** Changes with any change of the file: two snapshots of one version compare. */
  readonly version: string
  readonly skills: readonly Skill[]
  /** For each skill the nodes it weighs on. */
  readonly weights: readonly (readonly NodeWeight[])[]
  /** For each skill its kind; undefined for one that is of a subject, as most are. */
  readonly kinds: readonly (SkillKind | undefined)[]
  /** The index of the skill `other`, which stands for every tag that the vocabulary does not know. */
  readonly otherIndex: number
  /** The index of the skill that a tag names by id, label or alias in any case; `otherIndex` where none does. */
  indexOf: (tag: string) => number
  /** The skill that a tag names by id, label or alias in any case. */
  skillOf: (tag: string) => Skill | undefined
}

const OTHER_ID = 'other'
const MOST_NODES = 3
const KIND_COLUMN = 5
const VERSION_LENGTH = 12
const weighable: ReadonlySet<string> = new Set<GenomeNode>([...leaves, 'other'])

/**
 * Reads a vocabulary: a line for each skill with its id, label, aliases (' | ' between), weights ('leaf:0.7 leaf:0.3'),
 * source and, where it has one, its kind, separated by tabs. Throws, naming the line, where a line is not well-formed or a word names two skills.
 */
export function parseVocabulary(text: string): Vocabulary {
  const skills: Skill[] = []
  const kinds: (SkillKind | undefined)[] = []
  const indexByName = new Map<string, number>()
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('id\t')) continue
    try {
      const skill = parseSkill(line)
      for (const name of [skill.id, skill.label, ...skill.aliases]) claim(indexByName, name, skills.length)
      skills.push(skill)
      kinds.push(parseKind(line))
    } catch (error) {
      throw new Error(`Line ${at + 1} of the vocabulary: ${(error as Error).message}`, { cause: error })
    }
  }
  const otherIndex = indexByName.get(OTHER_ID)
  if (otherIndex === undefined) throw new Error(`The vocabulary has no skill '${OTHER_ID}'`)
  const find = (tag: string) => indexByName.get(tag) ?? indexByName.get(keyOf(tag))
  return {
    version: createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH),
    skills,
    weights: skills.map(nodeWeightsOf),
    kinds,
    otherIndex,
    indexOf: (tag) => find(tag) ?? otherIndex,
    skillOf: (tag) => skills[find(tag) ?? -1],
  }
}

function parseSkill(line: string): Skill {
  const [id = '', label = '', aliases = '', weights = ''] = line.split('\t').map((field) => field.trim())
  if (id === '' || label === '') throw new Error('a skill needs an id and a label')
  return {
    id,
    label,
    aliases: aliases
      .split('|')
      .map((alias) => alias.trim())
      .filter(Boolean),
    weights: parseWeights(weights),
  }
}

function parseKind(line: string): SkillKind | undefined {
  const written = line.split('\t')[KIND_COLUMN]?.trim()
  if (written === undefined) return undefined
  const kind = skillKinds.find((one) => one === written)
  if (kind === undefined) throw new Error(`'${written}' is no kind of skill`)
  return kind
}

function parseWeights(text: string): Record<string, number> {
  const pairs = text.split(/\s+/).map((pair): [string, number] => {
    const [node = '', weight = ''] = pair.split(':')
    if (!weighable.has(node)) throw new Error(`'${node}' is no leaf of the genome`)
    if (!(Number(weight) > 0)) throw new Error(`the weight on ${node} is not above 0`)
    return [node, Number(weight)]
  })
  if (pairs.length > MOST_NODES) throw new Error(`more than ${MOST_NODES} weights`)
  const sum = pairs.reduce((sum, [, weight]) => sum + weight, 0)
  if (Math.abs(sum - 1) > 1e-9) throw new Error(`the weights sum to ${sum}, not 1`)
  return Object.fromEntries(pairs)
}

/** Names are found as they are written and in lower case; a name may be written twice for one skill, never for two. */
function claim(indexByName: Map<string, number>, name: string, index: number): void {
  const owner = indexByName.get(keyOf(name))
  if (owner !== undefined && owner !== index) throw new Error(`'${name}' already names another skill`)
  indexByName.set(keyOf(name), index)
  indexByName.set(name, index)
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

function nodeWeightsOf(skill: Skill): NodeWeight[] {
  return Object.entries(skill.weights).map(([node, weight]) => ({
    node: genomeNodes.indexOf(node as GenomeNode),
    weight,
  }))
}
