/**
 * Reads an array of plain words, which has no null and one dimension: they stand as they are between commas, an empty one as `""`.
 * @returns nothing where one of the texts is quoted or may be a null: then reading takes more care
 */
export function readWords(written: string): string[] | undefined {
  if (written === '{}') return []
  const unquoted = written.replaceAll('""', '')
  const isPlain = !unquoted.includes('"') && !unquoted.includes('\\') && !/null|^\{\{|=/i.test(unquoted)
  return isPlain ? unquoted.slice(1, -1).split(',') : undefined
}
