import type { Ask } from '@trellis/contract/jobs/jobs.ts'

/** How much of what a job asks for somebody has: 'You have 3 of 6 skills asked for, and are close to 1 more'. Empty where it asks for none. */
export function askWords(asks: readonly Pick<Ask, 'state'>[]): string {
  if (asks.length === 0) return ''
  const count = (state: Ask['state']): number => asks.filter((ask) => ask.state === state).length
  const [have, nearly] = [count('have'), count('nearly')]
  const skills = `${asks.length === 1 ? '1 skill' : `${asks.length} skills`} asked for`
  if (have === 0 && nearly === 0) return asks.length === 1 ? `The ${skills} is not among yours` : `None of the ${skills} is among yours`
  if (have === 0) return `You are close to ${nearly} of ${skills}`
  return `You have ${have} of ${skills}${nearly === 0 ? '' : `, and are close to ${nearly} more`}`
}
