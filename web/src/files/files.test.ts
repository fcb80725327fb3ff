import { expect, test } from 'vitest'
import { faultOf, photoFile, resumeFile } from './fileKinds.ts'
import { initialsOf } from './initials.ts'

test.each([
  ['Ada Lovelace', 'AL'],
  ['  grace   brewster hopper ', 'GH'],
  ['Plato', 'P'],
  ['𝒜da Émilie', '𝒜É'],
  ['', ''],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name)

test('a file is refused when it is empty, too large or of another kind', () => {
  expect(faultOf(file('cv.PDF', 10), resumeFile)).toBeUndefined()
  expect(faultOf(file('cv.pdf', 0), resumeFile)).toBe('This file is empty.')
  expect(faultOf(file('me.png', 5 * 1024 * 1024 + 1), photoFile)).toBe('This file is larger than 5 MB.')
  expect(faultOf(file('me.gif', 10), photoFile)).toMatch(/^This kind of file/)
})
