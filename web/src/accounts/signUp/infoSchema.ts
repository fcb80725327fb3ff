import { Level, type StudentProfile, Year } from '@trellis/contract/profiles/profiles.ts'
import { requiredText } from '@trellis/contract/texts/text.ts'
import { z } from 'zod'

/** Of the bio, by the names that the contract has. */
type Fields = Partial<Record<keyof StudentProfile['generalInfo'], z.ZodType>>

/** The basic info step of signing up. */
export const InfoSchema = z.object({
  name: requiredText(200, 'Enter your name'),
  birthYear: Year,
  // Chosen by themselves: it decides whom they meet.
  level: z
    .literal('')
    .or(Level)
    .refine((level) => level !== '', 'Choose where you are now')
    .transform((level) => Level.parse(level)),
} satisfies Fields)
export type InfoValues = z.input<typeof InfoSchema>
