import { z } from 'zod'

/** Every record's name: a UUIDv7, so that ids sort by the time they were made. In lower case, so that equal ids are equal texts. */
export const Id = z.uuid().toLowerCase()
export type Id = z.infer<typeof Id>

/**
 * Makes a UUIDv7 (RFC 9562, section 5.7).
 * @param now milliseconds since 1970, taken from the caller's clock
 */
export function newId(now: number = Date.now()): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const time = BigInt(now)
  for (let i = 0; i < 6; i++) bytes[i] = Number((time >> BigInt(8 * (5 - i))) & 0xffn)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
