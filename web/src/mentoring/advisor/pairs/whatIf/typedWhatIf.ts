import { Capacity, MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { z } from 'zod'
import { optionsSchema, typedOf, wholeText } from '../../typedOptions.ts'

/** Nobody: no mentor is tried with other places. */
export const NO_MENTOR = ''

/** What is typed: the options, and one mentor with how many mentees they would take. */
export const typedWhatIf = (stored: MentoringOptions) => ({ ...typedOf(stored), mentorId: NO_MENTOR, places: '' })
export type TypedWhatIf = ReturnType<typeof typedWhatIf>

const Places = z.object({ mentorId: z.string(), places: z.string() })

/** Reads what is typed, by the rules of the contract: all options, and the mentor's places where one is chosen. */
export const whatIfSchema = z
  .looseObject({})
  .pipe(z.custom<TypedWhatIf>())
  .transform((typed, check) => {
    const options = optionsSchema.safeParse(typed)
    const { mentorId, places } = Places.parse(typed)
    const capacity = mentorId === NO_MENTOR ? undefined : wholeText.pipe(Capacity).safeParse(places)
    if (!options.success) for (const issue of options.error.issues) check.addIssue({ ...issue, code: 'custom' })
    if (capacity?.success === false) check.addIssue({ code: 'custom', path: ['places'], message: capacity.error.issues[0]!.message })
    if (!options.success || capacity?.success === false) return z.NEVER
    return { options: options.data, mentors: capacity === undefined ? [] : [{ id: mentorId, capacity: capacity.data }] }
  })
export type WhatIf = z.output<typeof whatIfSchema>
