import type { Correction } from '@trellis/contract/people/found.ts'

/** 'Nothing has “pyhton”. Found for “python” instead.' */
export function correctedWords(corrected: readonly Correction[]): string {
  const typed = corrected.map((one) => `“${one.typed}”`).join(' or ')
  const meant = corrected.map((one) => one.meant.map((word) => `“${word}”`).join(' or ')).join(' and ')
  return `Nothing here has ${typed}. Found for ${meant} instead.`
}
