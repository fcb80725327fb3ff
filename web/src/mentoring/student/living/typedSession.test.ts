import { expect, test } from 'vitest'
import { isOtherTold } from './typedSession.ts'

const NOW = 1_000
const own = (at: number) => ({ at, own: true })

test.each<[what: string, at: number, stored: { at: number } | undefined, written: { at: number; own: boolean }[], told: boolean]>([
  ['one that is to come', 2_000, undefined, [], true],
  ['one that was', 500, undefined, [], false],
  ['one that is written down already', 2_000, undefined, [own(2_000)], false],
  ['one at the time of another by the other one', 2_000, undefined, [{ at: 2_000, own: false }], true],
  ['a note or the minutes of one that is to come', 2_000, { at: 2_000 }, [own(2_000)], false],
  ['another time that is to come', 3_000, { at: 2_000 }, [own(2_000)], true],
  ['another time that was', 500, { at: 2_000 }, [own(2_000)], false],
])('of %s the other one is told, or not', (_what, at, stored, written, told) => {
  expect(isOtherTold(at, stored, written, NOW)).toBe(told)
})
