import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'

/** How somebody stands to a skill that is asked for, in a few words. */
export function fitWords(fit: AskedSkill['fit'], by: string): string {
  if (fit === 'have') return by === '' ? 'has it' : `shown by ${by}`
  return fit === 'nearly' ? `close: ${by}` : 'not among their skills'
}

const groups: readonly (readonly [AskedSkill['fit'], string])[] = [
  ['have', 'Has'],
  ['nearly', 'Close'],
  ['notYet', 'Not among their skills'],
]

/** All skills that are asked for, by how somebody stands to them: 'Has: Chess. Not among their skills: Law.' */
export function askedInWords(asked: readonly AskedSkill[]): string {
  return groups
    .map(([fit, words]) => [words, asked.filter((one) => one.fit === fit).map(({ skill }) => skill)] as const)
    .filter(([, skills]) => skills.length > 0)
    .map(([words, skills]) => `${words}: ${skills.join(', ')}.`)
    .join(' ')
}
