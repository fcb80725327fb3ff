import { expect, test } from 'vitest'
import { pairsDiff } from './draftDiff.ts'

const person = (id: string) => ({ id, name: id.toUpperCase() })
const people = {
  mentees: ['a', 'b', 'c'].map(person),
  mentors: ['x', 'y'].map((id) => ({ ...person(id), capacity: 2 })),
}
const pairs = (written: string) =>
  written
    .split(' ')
    .filter(Boolean)
    .map(([menteeId, mentorId]) => ({ menteeId: menteeId!, mentorId: mentorId! }))

/** Before, after, and what is told: counts of kept, added, ended; who moved from whom to whom; who has nobody, or somebody, newly; loads. */
test.each([
  ['', '', '0+0-0', '', '', '', 'X 0→0, Y 0→0'],
  ['ax by', 'ax by', '2+0-0', '', '', '', 'X 1→1, Y 1→1'],
  ['', 'ax', '0+1-0', '', '', 'A', 'X 0→1, Y 0→0'],
  ['ax', '', '0+0-1', '', 'A', '', 'X 1→0, Y 0→0'],
  ['ax by', 'ay by', '1+1-1', 'A X→Y', '', '', 'X 1→0, Y 1→2'],
  ['ax by', 'ay bx', '0+2-2', 'A X→Y, B Y→X', '', '', 'X 1→1, Y 1→1'],
  // A second mentor is no move, nor is one fewer.
  ['ax', 'ax ay', '1+1-0', '', '', '', 'X 1→1, Y 0→1'],
  ['ax ay', 'ay', '1+0-1', '', '', '', 'X 1→0, Y 1→1'],
  ['ax', 'bx', '0+1-1', '', 'A', 'B', 'X 1→1, Y 0→0'],
  // Whoever is not told of is in neither.
  ['zx ax aw', 'ax', '1+0-0', '', '', '', 'X 1→1, Y 0→0'],
])('%j to %j', (before, after, counts, moves, without, having, load) => {
  const diff = pairsDiff(people, pairs(before), pairs(after))
  expect(`${diff.kept}+${diff.added}-${diff.ended}`).toBe(counts)
  expect(diff.moves.map(({ mentee, from, to }) => `${mentee} ${from.join('+')}→${to.join('+')}`).join(', ')).toBe(moves)
  expect(diff.moved).toBe(diff.moves.length)
  expect(diff.newlyUnmatched.map(({ mentee }) => mentee).join()).toBe(without)
  expect(diff.newlyMatched.map(({ mentee }) => mentee).join()).toBe(having)
  expect(diff.load.map((one) => `${one.name} ${one.before}→${one.after}`).join(', ')).toBe(load)
  expect([diff.came.length, diff.went.length]).toEqual([diff.added, diff.ended])
})
