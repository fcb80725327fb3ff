const LONGEST = 254
const SIGN_OF_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~@-]$/

/** What is wrong with a word that is no e-mail address, in a sentence for whoever typed it. */
export function whyNoAddress(word: string): string {
  const at = word.indexOf('@')
  if (at === -1) return 'It has no @.'
  if (word.lastIndexOf('@') !== at) return 'It has more than one @.'
  if (at === 0) return 'Nothing stands before the @.'
  if (at === word.length - 1) return 'Nothing stands after the @.'
  if (word.length > LONGEST) return 'It is too long.'
  for (const sign of word) if (!SIGN_OF_ADDRESS.test(sign)) return `It has the sign ‘${sign}’, which an address cannot have.`
  if (!word.includes('.', at)) return 'After the @ there is no dot, as in school.org.'
  const isDotMisplaced = word.startsWith('.') || word.endsWith('.') || word.includes('..') || word.includes('.@') || word.includes('@.')
  return isDotMisplaced ? 'A dot stands where none can be.' : 'It is no e-mail address.'
}
