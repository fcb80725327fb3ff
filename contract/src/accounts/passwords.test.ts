import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivePasswordKey, passwordStrength } from './passwords.ts'

test.each([
  ['', 'Weak'],
  ['abcde', 'Weak'],
  ['Abc1!', 'Weak'],
  ['abcdef', 'Weak'],
  ['ABCDEF', 'Weak'],
  ['123456', 'Weak'],
  ['abcdefghijkl', 'Weak'],
  ['abcdef!@#$', 'Weak'],
  ['!@#$%^&*', 'Weak'],
  ['éàüéàüéà', 'Weak'],
  ['abcde1', 'Medium'],
  ['Abcdef', 'Medium'],
  ['ABCDE1', 'Medium'],
  ['Abc12!', 'Medium'],
  ['Abcde1!', 'Medium'],
  ['Abcdefg1', 'Medium'],
  ['abcdef1!', 'Medium'],
  ['Abcdefg!', 'Medium'],
  ['Abcdef1?', 'Medium'],
  ['Abcdef1 ', 'Medium'],
  ['Abcdef1!', 'Strong'],
  ['*1aA*1aA', 'Strong'],
  ['Pass word 1&', 'Strong'],
  [`aA1!${'x'.repeat(10_000)}`, 'Strong'],
])('%j is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength))

test.each('!@#$%^&*'.split(''))('%s is a special character', (special) => {
  expect(passwordStrength(`Abcdef1${special}`)).toBe('Strong')
})

test('the derived key is PBKDF2 of the password, salted with the e-mail in lower case', async () => {
  const expected = pbkdf2Sync('Abcdef1!', 'trellis|v1|ada@example.org', 600_000, 32, 'sha256').toString('hex')
  expect(await derivePasswordKey('ada@example.org', 'Abcdef1!')).toBe(expected)
  expect(await derivePasswordKey('  Ada@Example.org ', 'Abcdef1!')).toBe(expected)
  expect(await derivePasswordKey('ben@example.org', 'Abcdef1!')).not.toBe(expected)
})
