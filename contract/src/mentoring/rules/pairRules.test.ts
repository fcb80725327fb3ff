import { expect, test } from 'vitest'
import { yearlyClock } from '../../texts/timeZones.ts'
import { type PairFacts, pairFactsOf, type ToldOfThemselves } from './pairFacts.ts'
import { brokenRule, type PairRule, pairRules, pairRuleWords } from './pairRules.ts'

const nothing: ToldOfThemselves = { level: '', schools: [], locationState: '', locationCountry: '', languages: [], clock: undefined }
const facts = (told: Partial<ToldOfThemselves>): PairFacts => pairFactsOf({ ...nothing, ...told })
const at = (timeZone: string) => ({ clock: yearlyClock(timeZone, 2026) })
const oregon = { locationState: 'Oregon', locationCountry: 'US' }

test.each<[rule: PairRule, mentee: Partial<ToldOfThemselves>, mentor: Partial<ToldOfThemselves>, holds: boolean]>([
  ['differentSchool', { schools: ['Hill High'] }, { schools: ['Lake High'] }, true],
  ['differentSchool', { schools: ['Hill High', 'State'] }, { schools: ['STATE '] }, false],
  ['differentSchool', { schools: ['St. Mary’s  College'] }, { schools: ["st marys' college"] }, false],
  ['differentSchool', { schools: ['東京大学'] }, { schools: ['東京大学'] }, false],
  ['differentSchool', { schools: [' '] }, { schools: ['', '-'] }, true],
  ['differentSchool', {}, {}, true],
  ['oneLevelAhead', { level: 'col' }, { level: 'gs' }, true],
  ['oneLevelAhead', { level: 'col' }, { level: 'col' }, false],
  ['oneLevelAhead', { level: 'ap' }, { level: 'hs' }, false],
  ['oneLevelAhead', {}, { level: 'ap' }, false],
  ['twoLevelsAhead', { level: 'col' }, { level: 'ep' }, true],
  ['twoLevelsAhead', { level: 'col' }, { level: 'gs' }, false],
  ['twoLevelsAhead', { level: 'hs' }, {}, false],
  ['sameCountry', oregon, { locationCountry: 'us' }, true],
  ['sameCountry', oregon, { locationCountry: 'Canada' }, false],
  ['sameCountry', {}, {}, false],
  ['sameState', oregon, { locationState: ' oregon', locationCountry: 'US' }, true],
  ['sameState', oregon, { locationState: 'Ohio', locationCountry: 'US' }, false],
  ['sameState', oregon, { locationState: 'Oregon', locationCountry: 'Spain' }, false],
  ['sameState', oregon, { locationCountry: 'US' }, false],
  ['sameLanguage', { languages: ['en', 'es'] }, { languages: ['pt', 'es'] }, true],
  ['sameLanguage', { languages: ['en'] }, { languages: ['es'] }, false],
  ['sameLanguage', {}, { languages: ['es'] }, false],
  ['sameLanguage', {}, {}, false],
  ['sameTimeZone', at('Europe/Berlin'), at('Europe/Paris'), true],
  ['sameTimeZone', at('America/Denver'), at('America/Phoenix'), false],
  ['sameTimeZone', at('Europe/Berlin'), at('Africa/Lagos'), false],
  ['sameTimeZone', at('America/New_York'), at('America/New_York'), true],
  ['sameTimeZone', at('America/New_York'), {}, false],
  ['sameTimeZone', {}, {}, false],
])('%s of %j with %j: %s', (rule, mentee, mentor, holds) => {
  expect(brokenRule([rule], facts(mentee), facts(mentor))).toBe(holds ? undefined : rule)
})

test('of several rules the first that does not hold is named, and nothing is asked without any', () => {
  const [mentee, mentor] = [facts({ level: 'hs', ...oregon }), facts({ level: 'ap' })]
  expect(brokenRule([], mentee, mentor)).toBeUndefined()
  expect(brokenRule(['twoLevelsAhead', 'sameCountry', 'sameState'], mentee, mentor)).toBe('sameCountry')
})

test('each has words for the screen', () => {
  expect(Object.keys(pairRuleWords)).toEqual(pairRules)
  for (const { label, hint, broken } of Object.values(pairRuleWords)) expect([label, hint, broken]).not.toContain('')
})
