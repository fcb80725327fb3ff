/** As the database writes an array of texts: those that are plain stand as they are, an empty one as `""`. */
type WrittenArray = string

/**
 * Reads an array of plain words, which has no null and one dimension.
 * @returns nothing where one of the texts is quoted or may be a null: then reading takes more care
 */
export function readWords(written: WrittenArray): string[] | undefined {
  if (written === '{}') return []
  const unquoted = written.replaceAll('""', '')
  const isPlain = !unquoted.includes('"') && !unquoted.includes('\\') && !/null|^\{\{|=/i.test(unquoted)
  return isPlain ? unquoted.slice(1, -1).split(',') : undefined
}
