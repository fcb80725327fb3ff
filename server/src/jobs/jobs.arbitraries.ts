import { type JobInfo, type JobSkill, LONGEST_JOB_DESCRIPTION, proficiencies } from '@trellis/contract/jobs/jobs.ts'
import * as fc from 'fast-check'
import { anyTag } from '../genome/genome.arbitraries.ts'
import { vocabulary } from '../vocabulary/shippedVocabulary.ts'

export const anySkill: fc.Arbitrary<JobSkill> = fc.record({
  name: anyTag.filter((name) => name.trim() !== ''),
  proficiency: fc.constantFrom(...proficiencies),
})

const words = ['espresso', 'team', 'for', 'bakery', ...vocabulary.skills.slice(0, 40).map(({ label }) => label)]
const anyText = fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((all) => all.join(' ').slice(0, LONGEST_JOB_DESCRIPTION))

/** What the genome of a job is made of. */
export const anyJobWords: fc.Arbitrary<Pick<JobInfo, 'name' | 'description' | 'skills'>> = fc.record({
  name: anyText,
  description: anyText,
  skills: fc.array(anySkill, { maxLength: 15 }),
})
