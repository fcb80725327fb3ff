import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySignature, signatureOf } from './signatures.testing.ts'
import {
  absentLabels,
  at,
  commonWeights,
  endNodes,
  endNodesOf,
  entriesBehind,
  largestStandouts,
  rowsOf,
  standouts,
  strongestLeaves,
} from './weights.ts'

const signature = signatureOf({ leadership: 6, communication: 2, lifeScience: 1, other: 1 })

function entry(name: string, shares: Record<string, number>) {
  return { name, section: 'collegeInfo', tags: [], shares }
}

describe('entriesBehind', () => {
  const entries = [
    entry('Choir', { communication: 1 }),
    entry('Captain', { leadership: 0.75 }),
    entry('Council', { leadership: 0.25, lifeScience: 1 }),
  ]

  test('a leaf’s entries come strongest first', () =>
    expect(entriesBehind({ signature, entries }, 'leadership')).toMatchObject([
      { name: 'Captain', share: 0.75, place: 1 },
      { name: 'Council', share: 0.25, place: 2 },
    ]))

  test('a category’s shares weigh its leaves and sum to 1', () => {
    const behind = entriesBehind({ signature, entries }, 'behavioral')
    expect(behind.map(({ name }) => name)).toEqual(['Captain', 'Choir', 'Council'])
    expect(behind[0]?.share).toBeCloseTo((6 * 0.75) / 8)
    expect(behind.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  })

  test('nothing stands behind what weighs nothing, or where there is no genome', () => {
    expect(entriesBehind({ signature, entries }, 'speed')).toEqual([])
    expect(entriesBehind({ signature: null, entries }, 'leadership')).toEqual([])
  })
})

describe('commonWeights', () => {
  test('is the same from both sides and at most either’s weight', () =>
    fc.assert(
      fc.property(anySignature, anySignature, (one, another) => {
        const common = commonWeights(one, another)
        expect(common).toEqual(commonWeights(another, one))
        for (const node of endNodes) expect(at(common, node)).toBe(Math.min(at(one, node), at(another, node)))
      }),
    ))
})

describe('standouts', () => {
  test('are the leaves beyond most people’s, most of all first', () => {
    const lift = signatureOf({ leadership: 2, communication: 3, speed: 5 }).map((weight) => weight * 10)
    expect(standouts(signature, lift, 3)).toEqual(['communication', 'leadership'])
    expect(largestStandouts(signature, lift, 3), 'the largest of these first').toEqual(['leadership', 'communication'])
  })
  test('are the largest leaves where nothing stands out', () => {
    expect(standouts(signature, null, 2)).toEqual(['leadership', 'communication'])
    expect(
      standouts(
        signature,
        signature.map(() => 1),
        1,
      ),
    ).toEqual(['leadership'])
  })
})

test('the strongest leaves are leaves, never categories', () =>
  expect(strongestLeaves(signature, 9)).toEqual(['leadership', 'communication', 'lifeScience']))

test('rows hold what weighs something in either genome', () => {
  expect(rowsOf(signature)).toEqual([
    { node: 'behavioral', leaves: ['communication', 'leadership'] },
    { node: 'academic', leaves: ['lifeScience'] },
    { node: 'other', leaves: [] },
  ])
  expect(rowsOf(signature, signatureOf({ speed: 1 })).map(({ node }) => node)).toContain('athletic')
  expect(absentLabels(signature)).toHaveLength(22)
})

test('the end nodes of a category are its leaves, of anything else itself', () => {
  expect(endNodesOf('creative')).toEqual(['visualArts', 'performingArts', 'fashion'])
  expect(endNodesOf('fashion')).toEqual(['fashion'])
  expect(endNodesOf('other')).toEqual(['other'])
})

test('of 32 weights the leading one, for the root, is dropped', () => {
  const longer = [1, ...signature]
  for (const node of endNodes) expect(at(longer, node)).toBe(at(signature, node))
  expect(standouts(longer, [1, ...signature.map(() => 2)], 2)).toEqual(
    standouts(
      signature,
      signature.map(() => 2),
      2,
    ),
  )
})
