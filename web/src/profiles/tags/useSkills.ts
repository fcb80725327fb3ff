import { useQuery } from '@tanstack/react-query'
import { getTags, type Skill } from '@trellis/contract/genome/genome.calls.ts'
import type { GenomeNode } from '@trellis/contract/genome/genome.ts'
import { indexSkills, isBehavioral, type SkillIndex } from '@trellis/contract/genome/skillSearch.ts'
import { call } from '../../api/call.ts'

/** The vocabulary, ready to be searched. */
export interface Skills {
  readonly index: SkillIndex
  /** By label in lower case. */
  readonly byLabel: ReadonlyMap<string, Skill>
  /** Behavioral skills to recommend: those that are of one node alone. */
  readonly behavioral: readonly Skill[]
}

async function readSkills(signal: AbortSignal): Promise<Skills> {
  const { data } = await call(getTags, {}, { signal })
  return {
    index: indexSkills(data.skills),
    byLabel: new Map(data.skills.map((skill) => [skill.label.toLowerCase(), skill])),
    behavioral: data.skills.filter((skill) => isBehavioral(skill) && Object.keys(skill.weights).length === 1),
  }
}

/** The vocabulary of skills, fetched once. Undefined until it is there; tags can be typed without it. */
export function useSkills(): Skills | undefined {
  const { data } = useQuery({
    queryKey: ['tags'],
    queryFn: ({ signal }) => readSkills(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** The node that a skill is most of. */
export function mainNode({ weights }: Skill): GenomeNode {
  const [most] = Object.entries(weights).toSorted(([, a], [, b]) => b - a)
  return (most?.[0] ?? 'other') as GenomeNode
}

/** Whether one of the tags is a Behavioral skill; true while the vocabulary is unknown. */
export function hasBehavioral(tags: readonly string[], skills: Skills | undefined): boolean {
  if (skills === undefined) return true
  return tags.some((tag) => {
    const skill = skills.byLabel.get(tag.toLowerCase())
    return skill !== undefined && isBehavioral(skill)
  })
}
