import { DAY_MS } from '@trellis/contract/durations.ts'
import type { GenomeEntry } from '@trellis/contract/genome/genome.calls.ts'
import type { Signature } from '@trellis/contract/genome/genome.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { entriesOf } from './entries.ts'
import { liftOf } from './lift.ts'
import type { Population } from './population/population.ts'
import { sharesOf } from './shares.ts'
import { nodeMassOf, signatureOf, tagMassOf } from './signature.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'

/** What genomes are measured with. */
export interface Measures {
  readonly vocabulary: Vocabulary
  readonly population: Population
}

/** A person's genome: the signature and the lift of its nodes, both null before the first tagged entry. */
export interface PersonGenome {
  readonly signature: Signature | null
  readonly lift: readonly number[] | null
  readonly entries: GenomeEntry[]
}

/** Entries weigh less with age. They are weighed as of midnight (UTC): one bio has one genome all day. */
export const weighingTime = (now: number): number => Math.floor(now / DAY_MS) * DAY_MS

/** Makes the genome of a bio. `now` is in milliseconds since 1970. */
export function genomeOf(bio: StudentProfile, { vocabulary, population }: Measures, now: number): PersonGenome {
  const entries = entriesOf(bio, weighingTime(now))
  const mass = nodeMassOf(tagMassOf(entries, vocabulary), vocabulary)
  const signature = signatureOf(mass)
  return { signature, lift: signature && liftOf(mass, population), entries: sharesOf(entries, vocabulary) }
}
