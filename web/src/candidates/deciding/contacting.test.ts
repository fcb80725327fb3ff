import { noFlags } from '@trellis/contract/postings/links.ts'
import { expect, test } from 'vitest'
import { candidateIn } from '../candidates.testing.ts'
import { firstWords, keepWords } from './contacting.ts'
import { jobWords } from '../pipeline/jobWords.ts'

const known = { postingId: 'j1', letter: jobWords.contact, posting: 'Junior baker', company: 'Blue Door', author: 'Priya Shah' }

test('the letter names the person, the job and who writes, and asks for an agreement where there is none', () => {
  const candidate = candidateIn('Maya Lopez', 'suggested')
  expect(firstWords({ ...known, candidate })).toBe(
    'Hello Maya,\n\nYour profile made us think of you for Junior baker at Blue Door. Would you like to talk about it? ' +
      'If so, choose ‘Agree to be contacted’, and we will write to you by e-mail.\n\nPriya Shah',
  )
})

test('who applied and agreed is thanked, and asked for nothing', () => {
  const flags = { ...noFlags, applied: true, ok2contact: true }
  const words = firstWords({ ...known, candidate: candidateIn('Maya Lopez', 'applied', { flags }) })
  expect(words).toContain('Thank you for applying for Junior baker.')
  expect(words).not.toContain('Agree')
})

test('what was sent last about a job is what the next one is written, by their own name', () => {
  keepWords('j2', 'Maya Lopez', 'Dear Maya,\nMaya Lopez, come and see us.')
  const words = (postingId: string) => firstWords({ ...known, postingId, candidate: candidateIn('Ben Ode', 'suggested') })
  expect(words('j2')).toBe('Dear Ben,\nBen, come and see us.')
  expect(words('j1')).toContain('Hello Ben,')
  keepWords('j3', 'An Vo', 'Hello An, And so on.')
  expect(words('j3')).toContain('Hello Ben,\n\nYour profile')
  keepWords('j3', 'Maya Lopez-Vidal', 'Hello Maya, dear Ms Vidal, and so on.')
  expect(words('j3')).toContain('Hello Ben,\n\nYour profile')
  keepWords('j3', 'Maya Lopez', 'Hello Maya, we have seen Maya’s Mayan pots.')
  expect(words('j3')).toContain('Hello Ben,\n\nYour profile')
})
