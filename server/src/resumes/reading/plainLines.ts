import { withoutAccents } from '@trellis/contract/texts/plainText.ts'
import { limits } from '../extraction/extractionLimits.ts'

/**
 * A file's text as it is read: letters that fonts draw as one are written as several, characters that no database stores
 * are left out, and gaps of whatever blanks are one character long, or the patterns that read it would take long over them.
 */
export function plainLines(text: string): string {
  return text
    .slice(0, limits.characters)
    .toWellFormed()
    .replace(/[\uFB00-\uFB06]/g, (ligature) => withoutAccents(ligature))
    .replace(/[^\P{Cc}\n\t]|[\u00AD\u200B-\u200F\uFEFF]/gu, '')
    .replace(/[^\S\n]+/g, (gap) => (gap.includes('\t') ? '\t' : ' '))
    .replace(/[ \t]$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
