import { setImmediate } from 'node:timers/promises'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type pg from 'pg'
import { sketchOf } from '../../server/src/matching/matchIndex/database/sketch.ts'
import { mixBits } from '../../server/src/matching/vectors/hash.ts'
import { scaled, type SparseVector, unitSparse } from '../../server/src/matching/vectors/sparse.ts'
import { readRanked, writeVectors } from '../../server/src/matching/vectors/storedVectors.ts'
import type { Population } from '../../server/src/genome/population/population.ts'
import type { RankedVectors } from '../../server/src/matching/vectors/vectors.ts'
import { dimensionsOf, placeOf } from '../../server/src/matching/relations/skillDimensions.ts'

const AT_ONCE = 1_000
const MADE_BETWEEN = 20
/** So much of somebody new comes from one person, the rest from another. */
const FROM_FIRST = 0.7

interface Stored {
  readonly id: Id
  readonly vectors: RankedVectors
}

/**
 * Fills a community up to so many people. Each new one is made of two who are there: most of what one is compared by, and some
 * of the other's, so that none are alike and skills and words are as common as they were. Name, place, level and words are a third one's.
 */
export async function multiplyTo(pool: pg.Pool, population: Population, count: number, report: (step: string) => void): Promise<void> {
  const { rows } = await pool.query<{ id: Id; direction: string; tags: string; terms: string }>(
    `select profile_id as id, direction::text, tags::text, terms::text from match_index
     where profile_id in (select id from profiles where search_text <> '') order by profile_id limit 20000`,
  )
  const there = rows.map(({ id, direction, ...others }): Stored => {
    return { id, vectors: readRanked({ ...others, direction: JSON.parse(direction) as number[] }) }
  })
  const { rows: counted } = await pool.query<{ people: number }>('select count(*)::int as people from match_index')
  // While the database writes some, the next are made.
  let writingOthers: Promise<unknown> = Promise.resolve()
  for (let made = counted[0]!.people; made < count; made += AT_ONCE) {
    const some: Made[] = []
    while (some.length < Math.min(AT_ONCE, count - made)) {
      some.push(madeOf(there, made + some.length, population))
      // What is written leaves this process in parts, between which the thread has to be free.
      if (some.length % MADE_BETWEEN === 0) await setImmediate()
    }
    await writingOthers
    writingOthers = pool.query(writing, writtenOf(some, population))
    // A failure is thrown where it is awaited.
    writingOthers.catch(() => {})
    if (made % 50_000 < AT_ONCE) report(`${made + some.length} people`)
  }
  await writingOthers
}

interface Made {
  readonly id: Id
  readonly like: Id
  readonly vectors: RankedVectors
}

function madeOf(there: readonly Stored[], at: number, population: Population): Made {
  const oneOf = (which: number): Stored => there[mixBits(mixBits(at) + which) % there.length]!
  const [first, second, like] = [oneOf(1), oneOf(2), oneOf(3)]
  const [a, b] = [first.vectors, second.vectors]
  const direction = a.direction.map((value, node) => FROM_FIRST * value + (1 - FROM_FIRST) * b.direction[node]!)
  const tags = mixed(a.tags, b.tags, at)
  const vectors = { direction, tags, related: placeOf(tags, dimensionsOf(population)), text: mixed(a.text, b.text, at) }
  return { id: newId(Date.now()), like: like.id, vectors }
}

/** As long as the first, of some components of each. */
function mixed(first: SparseVector, second: SparseVector, seed: number): SparseVector {
  const chosen = new Map<number, number>()
  const choose = ({ indices, values }: SparseVector, share: number): void => {
    indices.forEach((index, at) => {
      if (mixBits(mixBits(seed + 77) + index) < share * 2 ** 32) chosen.set(index, values[at]!)
    })
  }
  choose(second, 1 - FROM_FIRST)
  choose(first, FROM_FIRST)
  if (chosen.size === 0) return first
  const length = Math.hypot(...first.values)
  return scaled(unitSparse([...chosen].map(([index, value]) => ({ index, value }))), length)
}

/** What is written in one statement: between several the thread would have to be free. */
const writing = `
  with made as (select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::halfvec[])
      as made (id, "like", direction, tags, related, terms, sketch)),
    new_accounts as (
      insert into accounts select (jsonb_populate_record(accounts, jsonb_build_object('id', made.id,
        'email', made.id || '@generated.example', 'email_key', made.id || '@generated.example', 'password_hash', null))).*
      from made join accounts on accounts.id = made."like"),
    new_profiles as (
      insert into profiles select (jsonb_populate_record(profiles, jsonb_build_object('id', made.id, 'photo_id', null))).*
      from made join profiles on profiles.id = made."like")
  insert into match_index (profile_id, level, years_experience, listed, birth_year, location_city, location_state, location_country,
    membership, name, words, name_words, direction, tags, related, terms, sketch)
  select made.id, level, years_experience, listed, birth_year, location_city, location_state, location_country, membership, name, words, name_words,
    made.direction::vector, made.tags::sparsevec, made.related::vector, made.terms::sparsevec, made.sketch
  from made join match_index on profile_id = made."like"`

function writtenOf(people: readonly Made[], population: Population): unknown[] {
  const written = people.map(({ vectors }) => writeVectors(vectors, population))
  return [
    people.map(({ id }) => id),
    people.map(({ like }) => like),
    written.map(({ direction }) => JSON.stringify(direction)),
    written.map(({ tags }) => tags),
    written.map(({ related }) => JSON.stringify(related)),
    written.map(({ terms }) => terms),
    people.map(({ vectors }) => JSON.stringify(sketchOf(vectors))),
  ]
}
