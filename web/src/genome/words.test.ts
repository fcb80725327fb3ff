import { describe, expect, test } from 'vitest'
import { categoryLabel, liftWords, nodeName, percent, sectionLabel, whose } from './words.ts'

describe('liftWords', () => {
  test.each([
    [0, 'much less than average'],
    [0.37, 'much less than average'],
    [0.5, 'half the average'],
    [0.7, 'less than average'],
    [0.8, 'about average'],
    [1, 'about average'],
    [1.25, 'about average'],
    [1.5, 'more than average'],
    [1.75, 'twice the average'],
    [2.49, 'twice the average'],
    [2.5, 'three times the average'],
    [4, 'four times the average'],
    [9.4, 'nine times the average'],
    [9.5, 'at least ten times the average'],
    [80, 'at least ten times the average'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d is %j', (lift, words) => expect(liftWords(lift)).toBe(words))
})

test.each([
  [0, '0%'],
  [0.0049, 'under 1%'],
  [0.005, '1%'],
  [0.144, '14%'],
  [1, '100%'],
])('percent(%d) is %j', (weight, words) => expect(percent(weight)).toBe(words))

describe('nodeName', () => {
  const you = whose('Maya', true)
  test('says the share and the lift', () =>
    expect(nodeName('leadership', you, 0.14, { lift: 2.1 })).toBe('Leadership, 14% of your genome, twice the average'))
  test('says no lift of what has none', () => {
    expect(nodeName('leadership', you, 0.14)).toBe('Leadership, 14% of your genome')
    expect(nodeName('other', you, 0.05, { lift: 2 })).toBe('Other, 5% of your genome')
  })
  test('says both shares of two genomes', () =>
    expect(nodeName('leadership', you, 0.14, { theirs: { owner: whose('Jonas', false), weight: 0.11 } })).toBe(
      'Leadership, 14% of your genome, 11% of Jonas’s',
    ))
})

test('a leaf is told with its category, a category by itself', () => {
  expect(categoryLabel('leadership')).toBe('Behavioral')
  expect(categoryLabel('behavioral')).toBe('')
  expect(categoryLabel('other')).toBe('')
})

test('a section has its words, an unknown one too', () => {
  expect(sectionLabel('collegeInfo')).toBe('College')
  expect(sectionLabel('somethingNew')).toBe('Bio')
})
