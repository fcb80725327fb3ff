import type { Vocabulary } from '../../vocabulary/vocabulary.ts'

/** The names of these end in that of another skill, of which they are no kind: who paints houses paints no pictures. */
const noKindOfIt: ReadonlySet<string> = new Set([
  'computer-networking',
  'customer-focus',
  'house-painting',
  'reverse-engineering',
  'sound-engineering',
  'table-tennis',
])

/** The skills of which one is the wider, by their indices. */
export type Narrower = (skill: number) => readonly number[]

const known = new WeakMap<Vocabulary, Narrower>()

/**
 * Tells which skills are a kind of another one, as their names tell: mechanical engineering and sound engineering end in it, but only one is a kind
 * of engineering. Whoever shows one of them does not lack the wider skill.
 */
export function narrowerIn(vocabulary: Vocabulary): Narrower {
  const narrower = known.get(vocabulary) ?? narrowerBy(vocabulary)
  known.set(vocabulary, narrower)
  return narrower
}

function narrowerBy({ skills, indexOf, otherIndex }: Vocabulary): Narrower {
  const narrower = new Map<number, number[]>()
  for (const [skill, { id, label }] of skills.entries()) {
    if (noKindOfIt.has(id)) continue
    for (const end of endsOf(label)) {
      const wider = indexOf(end)
      if (wider === otherIndex || skills[wider]!.label.toLowerCase() !== end) continue
      narrower.set(wider, [...(narrower.get(wider) ?? []), skill])
    }
  }
  return (skill) => narrower.get(skill) ?? []
}

/** The ends of a name, each from one of its words on: of 'Robotics team leadership' both 'team leadership' and 'leadership'. */
const endsOf = (label: string): string[] => [...label.matchAll(/[ -](?=(.+))/g)].map(([, end]) => end!.toLowerCase())
