import { passwordStrength } from '@trellis/contract/passwords.ts'
import { z } from 'zod'

const LONGEST_PASSWORD = 1_000

/** A password to be chosen, typed twice. */
export const NewPassword = z
  .object({
    password: z
      .string()
      .min(1, 'Choose a password')
      .max(LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters`)
      .refine(
        (password) => passwordStrength(password) !== 'Weak',
        'This password is weak. Use at least 6 characters with two of: lowercase, uppercase, digits',
      ),
    confirm: z.string(),
  })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'], message: 'The two passwords differ' })
