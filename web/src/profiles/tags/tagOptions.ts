import type { Skill } from '@trellis/contract/genome/genome.calls.ts'
import { categoryOf, nodeLabels } from '@trellis/contract/genome/genome.ts'
import { findSkills } from '@trellis/contract/genome/skillSearch.ts'
import { OTHER_TAG } from '@trellis/contract/profiles/tags.ts'
import { hasBehavioral, mainNode, type Skills } from './useSkills.ts'

const MOST_OPTIONS = 8

/** A skill to choose. */
export interface TagOption {
  readonly tag: string
  /** The name that was found, where it is not the label. */
  readonly alias?: string
  /** The node it mainly counts for, or its category where the skill is called like the node. */
  readonly node: string
  /** Taken as typed, because the vocabulary does not know it. */
  readonly isFree?: true
}

function nodeWords(skill: Skill): string {
  const node = mainNode(skill)
  return nodeLabels[node] === skill.label ? nodeLabels[categoryOf(node)] : nodeLabels[node]
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * What to offer for what is typed: matching skills, best first, then the words themselves. With nothing typed, Behavioral
 * skills where none is chosen yet.
 */
export function tagOptions(typed: string, chosen: readonly string[], skills: Skills | undefined): TagOption[] {
  const words = typed.trim()
  const isFresh = ({ tag }: TagOption) => !chosen.some((other) => same(other, tag))
  if (words === '') {
    if (skills === undefined || hasBehavioral(chosen, skills)) return []
    return skills.behavioral
      .map((skill) => ({ tag: skill.label, node: nodeWords(skill) }))
      .filter(isFresh)
      .slice(0, MOST_OPTIONS)
  }
  const found = skills ? findSkills(skills.index, words, MOST_OPTIONS) : []
  const options: TagOption[] = found.map(({ skill, name }) => ({
    tag: skill.label,
    node: nodeWords(skill),
    ...(!same(name, skill.label) && { alias: name }),
  }))
  const isOffered = found.some(({ name }) => same(name, words))
  const asTyped: TagOption = { tag: same(words, OTHER_TAG) ? OTHER_TAG : words, node: '', isFree: true }
  return (isOffered ? options : [...options, asTyped]).filter(isFresh)
}

/** The tag that typed words stand for: the skill of that name or alias, else the words. */
export function tagFor(typed: string, skills: Skills | undefined): string {
  const words = typed.trim()
  const found = skills && findSkills(skills.index, words, 1)[0]
  return found && same(found.name, words) ? found.skill.label : words
}
