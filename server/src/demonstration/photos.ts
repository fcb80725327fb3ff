import { type Id, newId } from '@trellis/contract/ids.ts'
import type { ReadyPhoto } from '../files/files.bulk.ts'
import { drawPortrait } from './portrait.ts'
import { randomOf } from './random.ts'

/** Gives people photos. Each picture is drawn once and given to several: nobody sees more than a few at a time. */
export interface Photographer {
  /** A photo, or nothing for the many who have none. */
  photoOf(person: { id: Id; index: number; joinedAt: number; alwaysHasOne: boolean }): Promise<ReadyPhoto | undefined>
}

const PICTURES = 400
const WITH_PHOTO = 0.6

export function photographer(seed: number): Photographer {
  const drawn = new Map<number, Promise<Uint8Array>>()
  const picture = (number: number): Promise<Uint8Array> => {
    const already = drawn.get(number)
    if (already !== undefined) return already
    const drawing = drawPortrait(number)
    drawn.set(number, drawing)
    return drawing
  }
  return {
    async photoOf({ id, index, joinedAt, alwaysHasOne }) {
      const random = randomOf(seed, -2 - index)
      if (!alwaysHasOne && !random.chance(WITH_PHOTO)) return undefined
      const bytes = await picture(alwaysHasOne ? PICTURES + index : random.whole(0, PICTURES - 1))
      return { id: newId(joinedAt), ownerId: id, bytes, createdAt: joinedAt }
    },
  }
}
