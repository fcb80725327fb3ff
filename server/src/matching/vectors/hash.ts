const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** Spreads a 32-bit number evenly over 32 bits, without a sign (the finalizer of MurmurHash3). */
export function mixBits(value: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** A 32-bit hash of a word (FNV-1a, then mixed): the same on every machine and for ever. */
export function hashOf(word: string): number {
  let bits = FNV_OFFSET
  for (let at = 0; at < word.length; at++) bits = Math.imul(bits ^ word.charCodeAt(at), FNV_PRIME)
  return mixBits(bits)
}
