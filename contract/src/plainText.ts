/** Letters that Unicode does not take apart into a letter and an accent. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text without what does not count when texts are compared: lower case, no accents. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter]!)
}

/** The words of a text as they are searched: letters and digits, and the marks of C++ and C#. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
}
