import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'

/** What is told of a group whose invitation brought the student here (specification, section 8); nothing where they did not ask to join. */
export function joinedWords(state: LinkOfPerson['state'], name: string): string {
  if (state === 'accepted') return `Welcome back! You are already a member of "${name}"`
  if (state !== 'applied') return ''
  return "You've successfully applied to the group. Please wait for your advisor to review your request"
}
