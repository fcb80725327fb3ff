import { zodResolver } from '@hookform/resolvers/zod'
import { Email, RecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { passwordStrength } from '@trellis/contract/accounts/passwords.ts'
import { z } from 'zod'

// What the account screens ask for. Loaded by `loading.ts`, never imported: it brings a third of a screen's scripts with it.

const LONGEST_PASSWORD = 1_000

/** A password to be chosen, typed twice. */
const NewPassword = z
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

const OneEmail = z.object({ email: Email })
const { name, companyInstitution } = RecruiterProfile.shape.generalInfo.shape

export const oneEmail = zodResolver(OneEmail)
export const signIn = zodResolver(OneEmail.extend({ password: z.string().min(1, 'Enter your password') }))
export const studentSignUp = zodResolver(OneEmail.and(NewPassword))
export const recruiterSignUp = zodResolver(OneEmail.extend({ name, companyInstitution }).and(NewPassword))
export const newPassword = zodResolver(z.object({ name: z.string() }).and(NewPassword))
export const currentPassword = zodResolver(z.object({ password: z.string().min(1, 'Enter your password') }))
export const newPasswordAndName = zodResolver(z.object({ name }).and(NewPassword))
export const passwordChange = zodResolver(z.object({ currentPassword: z.string().min(1, 'Enter your current password') }).and(NewPassword))
