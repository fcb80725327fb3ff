import { expect, test } from 'vitest'
import { hashPassword, isPassword, PASSWORD_COST } from './passwordHashes.ts'
import { keyOf } from '../testing.ts'

test('a password is hashed as agreed, with a salt of its own each time', async () => {
  const [one, two] = await Promise.all([hashPassword(keyOf('a'), PASSWORD_COST), hashPassword(keyOf('a'), PASSWORD_COST)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword(one, keyOf('a'))).toBe(true)
  expect(await isPassword(one, keyOf('b'))).toBe(false)
  expect(await isPassword(null, keyOf('a'))).toBe(false)
  expect(await isPassword(undefined, keyOf('a'))).toBe(false)
})
