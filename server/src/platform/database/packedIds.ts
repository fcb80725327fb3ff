import type { Id } from '@trellis/contract/wire/ids.ts'

/**
 * Many ids one after the other, 16 bytes each: twenty thousand of them reach a thread in no time, where as many texts take milliseconds to be read,
 * copied and looked up.
 */
export type PackedIds = Uint8Array

export const ID_BYTES = 16

export const packIds = (ids: readonly Id[]): PackedIds => Buffer.from(ids.join('').replaceAll('-', ''), 'hex')

export const countOfIds = (packed: PackedIds): number => packed.length / ID_BYTES

/** The ids that were packed, in their order. */
export function idsOf(packed: PackedIds): Id[] {
  const digits = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString('hex')
  return Array.from({ length: countOfIds(packed) }, (_, at) => idFrom(digits, at * ID_BYTES * 2))
}

function idFrom(digits: string, from: number): Id {
  const part = (start: number, end: number): string => digits.slice(from + start, from + end)
  return `${part(0, 8)}-${part(8, 12)}-${part(12, 16)}-${part(16, 20)}-${part(20, 32)}`
}
