/** Letters that Unicode does not take apart into a letter and an accent. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Of a text that is taken apart so many characters are read: one sign may stand for 18 letters. */
export const LONGEST_READ = 40_000
/** Normalizing takes long over a long run of accents, and all of a text at once would be normalized before it is cut. */
const SLICE = 1_000
const NOT_ASCII = /[^\u0020-\u007E\s]/

/**
 * A text taken apart into letters without their accents, by NFD or, with signs that stand for several letters, NFKD. What
 * lies beyond {@link LONGEST_READ} characters of the result is left out, and costs nothing.
 */
export function withoutAccents(text: string, form: 'NFD' | 'NFKD' = 'NFKD'): string {
  if (!NOT_ASCII.test(text)) return text.slice(0, LONGEST_READ)
  // Accents go first, or a thousand of them on one letter would be put in order before they are thrown away.
  const bare = text.slice(0, endOfSlice(text, LONGEST_READ)).replace(/\p{M}/gu, '')
  let apart = ''
  for (let at = 0; at < bare.length && apart.length < LONGEST_READ;) {
    const end = endOfSlice(bare, at + SLICE)
    apart += bare.slice(at, end).normalize(form).replace(/\p{M}/gu, '')
    at = end
  }
  return apart.slice(0, endOfSlice(apart, LONGEST_READ))
}

/** At most so many characters of a short text, up to a thousand, with each accent in one sign with its letter (NFC). */
export function composed(text: string, most: number): string {
  return text.slice(0, endOfSlice(text, Math.min(most, SLICE))).normalize('NFC')
}

/** No character of two halves is cut through. */
function endOfSlice(text: string, end: number): number {
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}

/** Text without what does not count when texts are compared: lower case, no accents. */
export function plainText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter]!)
}

/** A word of a plain text: letters and digits, with the marks of C++, C# and .NET. */
export const wordPattern = /\.net(?![\p{L}\p{N}])|[\p{L}\p{N}+#]+/gu

/** The words of a text as they are searched. */
export function wordsOf(text: string): string[] {
  return plainText(text).replace(/['’]/g, '').match(wordPattern) ?? []
}
