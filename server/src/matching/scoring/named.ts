import { categoryOf, genomeTree, nodeLabels, type GenomeNode } from '@trellis/contract/genome/genome.ts'

const MOST_TAGS_NAMED = 2

/** The first of these nodes, but not a category beside a leaf of its own: that would say one thing twice. */
export function firstApart(nodes: readonly GenomeNode[], most: number): GenomeNode[] {
  const chosen: GenomeNode[] = []
  for (const candidate of nodes) {
    if (chosen.length === most) break
    if (!chosen.some((node) => isWithin(node, candidate) || isWithin(candidate, node))) chosen.push(candidate)
  }
  return chosen
}

const isWithin = (node: GenomeNode, category: GenomeNode): boolean => categoryOf(node) === category

/** 'A', 'A and B', 'A, B and 1 more skill', 'A, B and 4 more skills'; by one name alone 'A and 5 more skills'. @param named which of them are */
export function listedSkills(skills: readonly string[], named: readonly string[] = skills.slice(0, MOST_TAGS_NAMED)): string {
  const more = skills.length - named.length
  if (more <= 0) return named.join(' and ')
  return `${named.join(', ')} and ${more} more ${more === 1 ? 'skill' : 'skills'}`
}

/** The same where there are others still, so that no number would be right: 'A, B and others'. */
export function someSkills(skills: readonly string[]): string {
  return skills.length <= MOST_TAGS_NAMED ? skills.join(' and ') : `${skills.slice(0, MOST_TAGS_NAMED).join(', ')} and others`
}

/** Some two at a time, the first of them first, and then each alone: what can be named in place of the first two. */
export function pairsAndSingles<T>(all: readonly T[]): T[][] {
  const pairs = all.flatMap((second, at) => all.slice(0, at).map((first) => [first, second]))
  return [...pairs, ...all.map((one) => [one])]
}

/** What words of one family begin with, of which one is enough: 'bake', 'baking' and 'baker'; 'potter' and 'pottery'. */
export const familyOf = (word: string): string => word.replace(/(?<=.{3})(?:ing|ery|er|ed|e|y|s)$/, '')

/** 'a', 'a and b', 'a, b and c'. */
export function enumerated(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** Several nodes inside a sentence; where a name holds an 'and' of its own, a comma says where it ends. */
export function inSentences(nodes: readonly GenomeNode[]): string {
  const names = nodes.map(inSentence)
  return names.join(names.some((name) => name.includes(' and ')) ? ', and ' : ' and ')
}

/** A node's name inside a sentence: 'computing and data', and 'creative skills' for a category. */
export function inSentence(node: GenomeNode): string {
  const label = nodeLabels[node].toLowerCase()
  return node in genomeTree ? `${label} skills` : label
}
