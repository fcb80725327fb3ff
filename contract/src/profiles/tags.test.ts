import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_TAGS, readTags, Tags } from './tags.ts'

describe('readTags', () => {
  test.each<[string | string[], string[]]>([
    ['', ['Other']],
    ['   ', ['Other']],
    [', ,', ['Other']],
    [[], ['Other']],
    [['', ' '], ['Other']],
    ['Leadership', ['Leadership']],
    [' Leadership , Teamwork ', ['Leadership', 'Teamwork']],
    ['Leadership,leadership,LEADERSHIP', ['Leadership']],
    [['Teamwork', 'teamwork '], ['Teamwork']],
    ['Other', ['Other']],
    ['a,b,c', ['a', 'b', 'c']],
  ])('%j', (written, tags) => expect(readTags(written)).toEqual(tags))

  test('reads a flood of them in no time', () => {
    const flood = Array.from({ length: 150_000 }, (_, at) => at.toString(36)).join(',')
    const began = performance.now()
    expect(readTags(flood)).toHaveLength(150_000)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('answers at least one tag, none blank, none twice, and the same when read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.string())), (written) => {
        const tags = readTags(written)
        expect(tags.length).toBeGreaterThan(0)
        expect(tags.every((tag) => tag === tag.trim() && tag !== '')).toBe(true)
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
        expect(readTags(tags)).toEqual(tags)
      }),
    )
  })
})

const message = (value: unknown) => Tags.safeParse(value).error?.issues[0]?.message

describe('the tags of an entry', () => {
  test('are one or two', () => {
    expect(Tags.parse(undefined)).toEqual(['Other'])
    expect(Tags.parse('')).toEqual(['Other'])
    expect(Tags.parse('a, b')).toEqual(['a', 'b'])
    expect(Tags.parse(['a', 'A', 'b'])).toEqual(['a', 'b'])
    expect(MOST_TAGS).toBe(2)
  })

  test.each([['a,b,c'], [['a', 'b', 'c']]])('%j is one too many', (three) => {
    expect(message(three)).toBe('Choose at most 2 skills')
  })

  test.each(['a\u0000', '\uD800', 'x'.repeat(81), 'x'.repeat(1024 * 1024)])('no. %# cannot be stored', (tag) => {
    expect(message(tag)).toBe('This skill cannot be stored')
  })

  test.each([null, 3, {}, [1], [['a']]])('%j is no list of tags', (value) => {
    expect(Tags.safeParse(value).success).toBe(false)
  })
})
