import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isList } from './profiles/fields/fields.ts'
import { sections } from './profiles/fields/sections.ts'

// A phone brings the keyboard, and the suggestions, that a field asks for.

/** The opening tag of every field that is typed into, with where it stands. */
function typedFields(): { readonly place: string; readonly tag: string }[] {
  return globSync('**/*.tsx', { cwd: import.meta.dirname, exclude: ['**/*.test.tsx'] }).flatMap((place) => {
    const source = readFileSync(join(import.meta.dirname, place), 'utf8')
    const tags = source.matchAll(/<(?:TextInput|PasswordInput|NumberInput|PillsInput\.Field|input)\b[^]*?\/>/g)
    return [...tags].map(([tag]) => ({ place, tag })).filter(({ tag }) => !/type="(?:checkbox|file|hidden|radio)"/.test(tag))
  })
}

const fields = typedFields()

test.each(fields)('$place: a field says what a browser may fill it with', ({ tag }) => {
  expect(tag).toMatch(/\bautoComplete=/)
})

test('there are fields to look at', () => {
  expect(fields.length).toBeGreaterThan(25)
})

const kinds: readonly (readonly [what: string, field: RegExp, asks: RegExp])[] = [
  ['an e-mail', /label="[^"]*e-mail/i, /type="email"|readOnly/],
  ['a password', /^<PasswordInput/, /autoComplete="(?:current|new)-password"/],
  ['a year', /label="[^"]*year/i, /inputMode="numeric"/],
  ['a search', /type="search"/, /enterKeyHint="search"/],
  ['a search', /type="search"/, /autoCapitalize="none"/],
  ['a number', /^<NumberInput/, /inputMode="(?:numeric|decimal)"/],
]

test.each(kinds)('%s is typed on its own keyboard', (_what, field, asks) => {
  const those = fields.filter(({ tag }) => field.test(tag))
  expect(those).not.toEqual([])
  expect(those.filter(({ tag }) => !asks.test(tag))).toEqual([])
})

const ofBio = Object.values(sections).flatMap(({ name, fields }) =>
  fields.filter((field) => !isList(field)).map((field) => ({ section: name, ...field })),
)

test.each(ofBio.filter(({ name }) => /year$/i.test(name)))('$section: $name is typed in digits', ({ numeric }) => {
  expect(numeric).toBe(true)
})

test.each(ofBio.filter(({ hint }) => hint?.includes('https://')))('$section: $name is typed as an address', ({ link }) => {
  expect(link).toBe(true)
})
