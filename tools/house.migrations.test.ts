import { expect, test } from 'vitest'
import { knownReleases, migrationBreaches } from './house.migrations.ts'

const breachesOf = (text: string, path = 'server/migrations/0099_words.sql') => migrationBreaches(path, text, ['0.1.0']).join()

test.each([
  ['drop table search_words;', /takes something away/],
  ['alter table jobs drop column pay;', /takes something away/],
  ['alter table jobs drop pay;', /takes something away/],
  ['alter table jobs rename column pay to wage;', /renames/],
  ['alter table jobs rename pay to wage;', /renames/],
  ['alter table jobs rename to posts;', /renames/],
  ['alter table jobs alter column pay type bigint;', /changes a type/],
  ['alter table jobs alter column pay set not null;', /forbids/],
  ['alter table jobs add constraint pay_check check (pay > 0);', /forbids/],
  ['alter table jobs add column pay integer not null;', /does not fill/],
  ['ALTER TABLE jobs\n  ADD COLUMN pay integer,\n  ADD COLUMN wage text NOT NULL;', /does not fill/],
  ['-- contracts after release 9.9.9\ndrop table search_words;', /names the release 9.9.9/],
])('%s is refused', (text, why) => expect(breachesOf(text)).toMatch(why))

test.each([
  "create table notes (id uuid primary key, text text not null, at timestamptz not null check (at > 'epoch'));",
  'alter table jobs add column pay integer;',
  'alter table jobs add column pay integer not null default 0;',
  'alter table jobs alter column pay drop not null;',
  'alter table jobs drop constraint jobs_pay_check;',
  '-- it used to drop table words\nselect 1;',
  "comment on table jobs is 'drop table jobs';",
  'create index jobs_pay on jobs (pay);',
  '-- contracts after release 0.1.0\ndrop table search_words;',
])('%s is allowed', (text) => expect(breachesOf(text)).toBe(''))

test('what landed before the rule is left as it is, and what is no migration is none', () => {
  expect(breachesOf('drop table search_words;', 'server/migrations/0004_words_in_memory.sql')).toBe('')
  expect(breachesOf('drop table search_words;', 'server/src/jobs/jobs.tables.ts')).toBe('')
})

test('there is a release to be survived', () => expect(knownReleases()).toContain('0.1.0'))
