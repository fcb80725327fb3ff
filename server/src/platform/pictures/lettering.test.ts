import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { letteredAcross, letteredArc, letteredLine, lineWidth, writable } from './lettering.ts'
import { wrapped } from './lines.ts'
import { anyText } from './texts.arbitraries.ts'

const style = { size: 40, weight: 600 } as const
const pointsOf = (path: string) => Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }))

describe('what can be written', () => {
  test.each([
    ['Junior baker', 'Junior baker'],
    ['e\u0301cole', 'école'],
    ['Ηράκλειο · Łódź · Київ · Huế', 'Ηράκλειο · Łódź · Київ · Huế'],
    ['  a \n\t b🎻 c\u0000\u0007\u202e ', 'a b c'],
    ['half \ud800 of a sign', 'half of a sign'],
    ['<a href="x">&amp;</a>', '<a href="x">&amp;</a>'],
    ['東京', ''],
    ['Baker (東京)', ''],
    ['مدرسة', ''],
    ['', ''],
  ])('of %j is %j', (text, written) => expect(writable(text, 200, 600)).toBe(written))

  test('is cut to a length, and never within a sign', () => {
    expect(writable('abc', 2, 400)).toBe('ab')
    expect(writable(`a${'🎻'.repeat(10)}b`, 4, 400)).toBe('a')
  })
})

describe('a line', () => {
  test('has an outline for each letter, from its beginning to its width, above its baseline', () => {
    const points = pointsOf(letteredLine('HE', 100, 50, style))
    expect(points.length).toBeGreaterThan(20)
    const width = lineWidth('HE', style)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(100)
      expect(x).toBeLessThan(100 + width)
      expect(y).toBeGreaterThanOrEqual(50 - style.size)
      expect(y).toBeLessThanOrEqual(50.1)
    }
  })

  test('sets letters nearer to each other that leave a gap', () => {
    expect(lineWidth('To', style)).toBeLessThan(lineWidth('T', style) + lineWidth('o', style))
  })

  test('around a circle keeps to it, its middle at the angle, whichever way its feet point', () => {
    for (const turned of [false, true]) {
      const points = pointsOf(letteredArc('Leadership', 200, Math.PI / 2, turned, style))
      const middle = points.reduce((sum, { y }) => sum + y, 0) / points.length
      expect(Math.abs(middle)).toBeLessThan(style.size / 2)
      for (const { x, y } of points) expect(Math.abs(Math.hypot(x, y) - 200)).toBeLessThan(style.size)
    }
    const outward = pointsOf(letteredArc('H', 200, 0, false, style))
    expect(Math.min(...outward.map(({ y }) => y))).toBeLessThan(-220)
    const inward = pointsOf(letteredArc('H', 200, Math.PI, true, style))
    expect(Math.max(...inward.map(({ y }) => y))).toBeLessThan(201)
  })

  test('across a point is turned around it', () => {
    const points = pointsOf(letteredAcross('HHHH', { x: 10, y: 20, turn: Math.PI / 2 }, 0, style))
    const half = lineWidth('HHHH', style) / 2
    for (const { y } of points) expect(Math.abs(y - 20)).toBeLessThan(half)
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(20 + half / 2)
  })
})

describe('wrapped lines', () => {
  test('break between words, and within one that is too wide', () => {
    expect(wrapped('one two three', lineWidth('one two', style), 3, style)).toEqual(['one two', 'three'])
    expect(wrapped('xxxxxx', lineWidth('xxx', style), 3, style)).toEqual(['xxx', 'xxx'])
  })

  test('say that something is left out', () => {
    expect(wrapped('one & wonderful', lineWidth('one & ww', style), 1, style)).toEqual(['one…'])
  })

  test('are never wider than their room nor more than wanted', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 100, max: 600 }), (text, room) => {
        const lines = wrapped(writable(text, 120, 600), room, 3, style)
        expect(lines.length).toBeLessThanOrEqual(3)
        for (const line of lines) expect(lineWidth(line, style)).toBeLessThanOrEqual(room)
      }),
    )
  })
})
