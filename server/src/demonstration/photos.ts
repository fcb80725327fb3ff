import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { ReadyPhoto } from '../files/files.bulk.ts'
import { bearerOf } from './people/names.ts'
import { drawPortrait, type Look } from './portrait.ts'
import { randomOf } from './random.ts'

/** Gives people photos. Each picture is drawn once and given to several: nobody sees more than a few at a time. */
export interface Photographer {
  /** A photo, or nothing for the many who have none. */
  photoOf(person: Photographed): Promise<ReadyPhoto | undefined>
}

interface Photographed {
  readonly id: Id
  readonly index: number
  readonly joinedAt: number
  readonly alwaysHasOne: boolean
  readonly name: string
  /** As they give it; empty where they do not, or are no student. */
  readonly gender: string
  readonly birthYear: string
}

/** So many for each look. */
const PICTURES = 70
const OLDER = 50
const WITH_PHOTO = 0.6

/** Draws photos of made-up people: the same for the same seed, and each picture once. */
export function photographer(seed: number): Photographer {
  const drawn = new Map<string, Promise<Uint8Array>>()
  const picture = (number: number, look: Look): Promise<Uint8Array> => {
    const name = `${look.of} ${look.isOlder} ${number}`
    const already = drawn.get(name)
    if (already !== undefined) return already
    const drawing = drawPortrait(number, look)
    drawn.set(name, drawing)
    return drawing
  }
  return {
    async photoOf({ id, index, joinedAt, alwaysHasOne, ...person }) {
      const random = randomOf(seed, -2 - index)
      if (!alwaysHasOne && !random.chance(WITH_PHOTO)) return undefined
      const bytes = await picture(alwaysHasOne ? PICTURES + index : random.whole(0, PICTURES - 1), lookOf(person, joinedAt))
      return { id: newId(joinedAt), ownerId: id, bytes, createdAt: joinedAt }
    },
  }
}

/** How somebody looks, by what they say of themselves, else by their name. */
export function lookOf({ name, gender, birthYear }: Pick<Photographed, 'name' | 'gender' | 'birthYear'>, now: number): Look {
  const lookOf: Record<string, Look['of']> = { Female: 'woman', Male: 'man', 'Non-binary': 'either' }
  const isOlder = birthYear !== '' && new Date(now).getUTCFullYear() - Number(birthYear) >= OLDER
  return { of: lookOf[gender] ?? bearerOf(name), isOlder }
}
