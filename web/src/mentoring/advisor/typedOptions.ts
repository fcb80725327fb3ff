import { MentoringOptions } from '@trellis/contract/mentoring/mentoringOptions.ts'
import { type PairRule, pairRules } from '@trellis/contract/mentoring/rules/pairRules.ts'
import { z } from 'zod'
import { WHOLE_NUMBER } from '../../ui/words/wholeNumber.ts'

/** A whole number as it is typed. */
export const wholeText = z.string().trim().regex(WHOLE_NUMBER, 'Enter a whole number').transform(Number)

const numbers = [
  'mentorsLeast',
  'mentorsMost',
  'jobsLeast',
  'jobsMost',
  'mentorCapacity',
  'jobCapacity',
  'keepPenalty',
  'evenness',
  'leastScore',
] as const
type NumberField = (typeof numbers)[number]

/** What each is called, wherever it is typed. */
export const optionLabels: Readonly<Record<NumberField, string>> = {
  mentorsLeast: 'Mentors for each mentee, at least',
  mentorsMost: 'Mentors for each mentee, at most',
  jobsLeast: 'Jobs for each mentee, at least',
  jobsMost: 'Jobs for each mentee, at most',
  mentorCapacity: 'Mentees for each mentor, usually',
  jobCapacity: 'Mentees for each job, usually',
  leastScore: 'Least match worth assigning',
  keepPenalty: 'What changing a published pair costs',
  evenness: 'How evenly mentees are spread',
}

/** The options as they are typed: numbers as texts, and each rule with whether it is asked for. */
export type TypedOptions = Record<NumberField, string> & Record<PairRule, boolean>

/** Options as a form has them: numbers as they are typed, and each rule by itself. */
export function typedOf({ mentorsPerMentee, jobsPerMentee, rules, ...more }: MentoringOptions): TypedOptions {
  return {
    mentorsLeast: String(mentorsPerMentee.least),
    mentorsMost: String(mentorsPerMentee.most),
    jobsLeast: String(jobsPerMentee.least),
    jobsMost: String(jobsPerMentee.most),
    mentorCapacity: String(more.mentorCapacity),
    jobCapacity: String(more.jobCapacity),
    keepPenalty: String(more.keepPenalty),
    evenness: String(more.evenness),
    leastScore: String(more.leastScore),
    ...(Object.fromEntries(pairRules.map((rule) => [rule, rules.includes(rule)])) as Record<PairRule, boolean>),
  }
}

/** Where a fault of the options stands in the form. */
const fieldOf: Record<string, NumberField> = {
  'mentorsPerMentee.least': 'mentorsLeast',
  'mentorsPerMentee.most': 'mentorsMost',
  'jobsPerMentee.least': 'jobsLeast',
  'jobsPerMentee.most': 'jobsMost',
}

/** Reads what was typed, by the rules of the contract; faults stand at the fields of the form. */
export const optionsSchema = z
  .object({
    ...(Object.fromEntries(numbers.map((field) => [field, wholeText])) as Record<NumberField, typeof wholeText>),
    ...(Object.fromEntries(pairRules.map((rule) => [rule, z.boolean()])) as Record<PairRule, z.ZodBoolean>),
  })
  .transform(({ mentorsLeast, mentorsMost, jobsLeast, jobsMost, ...typed }, check) => {
    const { mentorCapacity, jobCapacity, keepPenalty, evenness, leastScore } = typed
    const read = MentoringOptions.safeParse({
      mentorsPerMentee: { least: mentorsLeast, most: mentorsMost },
      jobsPerMentee: { least: jobsLeast, most: jobsMost },
      mentorCapacity,
      jobCapacity,
      keepPenalty,
      evenness,
      leastScore,
      rules: pairRules.filter((rule) => typed[rule]),
    })
    if (read.success) return read.data
    for (const { path, message } of read.error.issues) {
      const at = path.join('.')
      check.addIssue({ code: 'custom', path: [fieldOf[at] ?? at], message })
    }
    return z.NEVER
  })
