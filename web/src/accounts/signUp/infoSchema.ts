import { Level, type StudentProfile, Year } from '@trellis/contract/profiles/profiles.ts'
import { requiredText, text } from '@trellis/contract/texts/text.ts'
import { z } from 'zod'

/** Of the bio, by the names that the contract has. */
type Fields = Partial<Record<keyof StudentProfile['generalInfo'], z.ZodType>>

/** The basic info step of signing up. */
export const InfoSchema = z.object({
  name: requiredText(200, 'Enter your name'),
  birthYear: Year,
  level: Level,
  locationCity: text(200),
  locationState: text(200),
  locationCountry: text(200),
  gender: text(200),
} satisfies Fields)
export type InfoValues = z.input<typeof InfoSchema>

export const emptyInfo: InfoValues = {
  name: '',
  birthYear: '',
  level: 'hs',
  locationCity: '',
  locationState: '',
  locationCountry: '',
  gender: '',
}
