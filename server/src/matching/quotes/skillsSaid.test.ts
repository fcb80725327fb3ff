import { expect, test } from 'vitest'
import { skillsSaidIn } from './skillsSaid.ts'

test('a skill is said by its name where that stands in the texts, or else by the words that count as it', async () => {
  const said = await skillsSaidIn([
    'Youth worker',
    '- Experience in shorthand.\n- A course in mental health first-aid.\n- Experience in drawing and sketching.',
  ])
  expect(said('Stenography and captioning')).toBe('shorthand')
  expect(said('Crisis intervention')).toBe('mental health first-aid')
  expect(said('Drawing')).toBe('Drawing')
  expect(said('Welding')).toBeUndefined()
})

test('a text of any length is read no further than is quick', async () => {
  const said = await skillsSaidIn(['We offer much and more of it. '.repeat(5_000), 'Experience in welding.'])
  const before = process.threadCpuUsage()
  expect(said('Welding')).toBeUndefined()
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(150)
})
