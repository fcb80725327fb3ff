import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeLabels } from '../genome.ts'
import { fitLabel, fitOutside, LINE_HEIGHT, labelSize, linesOf, widthOf } from './labels.ts'

const SIZE = 12
const anyRoom = fc
  .record({
    start: fc.double({ min: 0, max: 6, noNaN: true }),
    span: fc.double({ min: 0.001, max: 6.28, noNaN: true }),
    inner: fc.double({ min: 20, max: 300, noNaN: true }),
    depth: fc.double({ min: 1, max: 300, noNaN: true }),
  })
  .map(({ start, span, inner, depth }) => ({ start, end: start + span, inner, outer: inner + depth }))

describe('fitLabel', () => {
  test('what it sets stays within the arc', () =>
    fc.assert(
      fc.property(anyRoom, fc.constantFrom(...Object.values(nodeLabels)), (room, words) => {
        const label = fitLabel(words, room, SIZE)
        if (!label) return
        const width = Math.max(...label.lines.map((line) => widthOf(line, SIZE)))
        const height = label.lines.length * LINE_HEIGHT * SIZE
        const depth = room.outer - room.inner
        const innermost = label.radius - (label.way === 'curved' ? height : width) / 2
        expect(label.way === 'curved' ? height : width).toBeLessThanOrEqual(depth)
        expect(innermost).toBeGreaterThanOrEqual(room.inner - 1e-9)
        expect(label.way === 'curved' ? width : height).toBeLessThanOrEqual((room.end - room.start) * innermost)
      }),
    ))

  test('a long arc has its words along it, a deep one outward, a small one none', () => {
    expect(fitLabel('Leadership', { start: 0, end: 1, inner: 200, outer: 230 }, SIZE)?.way).toBe('curved')
    expect(fitLabel('Leadership', { start: 0, end: 0.1, inner: 200, outer: 320 }, SIZE)?.way).toBe('radial')
    expect(fitLabel('Leadership', { start: 0, end: 0.02, inner: 200, outer: 320 }, SIZE)).toBeUndefined()
    expect(fitLabel('Leadership', { start: 0, end: 0.1, inner: 200, outer: 210 }, SIZE)).toBeUndefined()
  })

  test('two words may stand on two lines', () => {
    const label = fitLabel('Analytical thinking', { start: 0, end: 0.35, inner: 200, outer: 260 }, SIZE)
    expect(label?.lines).toEqual(['Analytical', 'thinking'])
  })

  test.each([
    ['curved, at the right', 0.3, 'curved', false],
    ['curved, at the bottom', Math.PI - 0.5, 'curved', true],
  ] as const)('words are upright: %s', (_, start, way, turned) =>
    expect(fitLabel('Speed', { start, end: start + 1, inner: 200, outer: 230 }, SIZE)).toMatchObject({ way, turned }),
  )

  test.each([
    [0.5, false],
    [4, true],
  ])('words outward are upright at %d', (start, turned) =>
    expect(fitLabel('Speed', { start, end: start + 0.1, inner: 200, outer: 300 }, SIZE)).toMatchObject({
      way: 'radial',
      turned,
    }),
  )
})

test('words outside stand only above their own arc', () => {
  expect(fitOutside('Speed', { start: 0, end: 0.3 }, 300, SIZE)?.lines).toEqual(['Speed'])
  expect(fitOutside('Performing arts', { start: 0, end: 0.3 }, 200, SIZE)).toBeUndefined()
})

test('labels are never smaller than three quarters of the page’s size', () => {
  expect(labelSize(320, 16)).toBe(12)
  expect(labelSize(320, 32)).toBe(24)
  expect(labelSize(2000, 16)).toBe(32)
})

test('words of one part are one line', () => {
  expect(linesOf('Speed')).toEqual([['Speed']])
  expect(linesOf('Data science')).toEqual([['Data science'], ['Data', 'science']])
  expect(linesOf('Life science and health').at(-1)).toEqual(['Life science', 'and health'])
})
