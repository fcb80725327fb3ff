import type { Ask } from '@trellis/contract/jobs/jobs.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Entry } from '../../genome/entries.ts'
import { closestPairs } from '../../matching/relations/closestPairs.ts'
import { narrowerIn } from '../../matching/relations/narrower.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'

/** A student as far as it is told what they have of what a job asks for. */
interface Asked {
  readonly own: ComparedVectors
  /** The entries of their bio, first what shows most; nothing where it is not told which of them shows a skill. */
  readonly entries?: readonly Entry[]
}

/**
 * What a student has of the skills that a job lists: they have what the two are matched by, and nearly what one of their skills is a kind of, or
 * close to by the rule of the reasons.
 * @param skills as the job lists them
 */
export function asksOf(
  skills: readonly string[],
  { own, entries = [] }: Asked,
  job: ComparedVectors,
  measures: Pick<Measures, 'vocabulary' | 'dimensions'>,
): Ask[] {
  const { vocabulary } = measures
  const shown = new Set(own.tags.indices)
  const narrower = narrowerIn(vocabulary)
  const close = closestPairs(own, job, measures, Infinity)
  const isOf = (tag: string, skill: string): boolean =>
    vocabulary.skillOf(skill) === undefined ? plainText(tag) === plainText(skill) : vocabulary.skillOf(tag) === vocabulary.skillOf(skill)
  return skills.map((skill): Ask => {
    const index = vocabulary.indexOf(skill)
    const entry = entryWith(entries, (tag) => isOf(tag, skill))
    if (entry !== undefined || (index !== vocabulary.otherIndex && shown.has(index))) return { skill, state: 'have', ...entry }
    const nearest = narrower(index).find((one) => shown.has(one)) ?? close.find(({ ofB }) => ofB === index)?.ofA
    if (nearest === undefined) return { skill, state: 'notYet' }
    const near = vocabulary.skills[nearest]!.label
    return { skill, state: 'nearly', near, ...entryWith(entries, (tag) => isOf(tag, near)) }
  })
}

/** Of the entries with such a tag the first that has a name, or the first. */
function entryWith(entries: readonly Entry[], isTag: (tag: string) => boolean): Pick<Ask, 'entry'> | undefined {
  const tagged = entries.filter(({ tags }) => tags.some(isTag))
  const most = tagged.find(({ name }) => name !== '') ?? tagged[0]
  return most && { entry: { name: most.name, section: most.section } }
}
