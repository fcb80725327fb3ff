import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { copyData, TargetNotEmpty } from './copyData.ts'
import type { Database } from './database.ts'

let from: Database
let to: Database
const id = '01900000-0000-7000-8000-000000000001'

beforeAll(async () => {
  ;[from, to] = await Promise.all([freshDatabase(), freshDatabase()])
  await from.pool.query(
    `insert into accounts (id, type, email, email_key, name, created_at) values ($1, 'profile', 'A@x.org', 'a@x.org', E'Zoë "q" \\\\ {1,2}', now())`,
    [id],
  )
  await from.pool.query(
    `insert into profiles (id, name, membership, created_at, updated_at) values ($1, 'Zoë', array[$1]::uuid[], now(), now())`,
    [id],
  )
  await from.pool.query(
    `insert into memberships (account_id, group_id, role, since) values ($1, gen_random_uuid(), 'advisor', '2026-01-01')`,
    [id],
  )
  await from.pool.query(
    `insert into match_index (profile_id, level, years_experience, listed, location_city, location_state,
       location_country, membership, direction, tags, terms)
     values ($1, 2, 3.5, true, 'bergen', '', 'norway', array[$1]::uuid[], array_fill(0.5, array[31])::vector,
       '{1:0.5,7:0.25}/2048', '{3:1}/65536')`,
    [id],
  )
  await from.pool.query(
    `insert into tasks (id, kind, payload, run_at, created_at)
     select gen_random_uuid(), 'kind', jsonb_build_object('n', n, 't', 'ü"'), now(), now() from generate_series(1, 1200) n`,
  )
})
afterAll(() => Promise.all([from.close(), to.close()]))

test('every row of every table arrives as it was', async () => {
  const copied = await copyData(from.pool, to.pool)
  expect(copied).toMatchObject({ accounts: 1, profiles: 1, memberships: 1, match_index: 1, tasks: 1200 })
  for (const table of ['accounts', 'profiles', 'memberships', 'match_index', 'tasks']) {
    const all = `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`
    expect((await to.pool.query(all)).rows).toEqual((await from.pool.query(all)).rows)
  }
})

test('a target that holds rows is refused and stays as it was', async () => {
  await expect(copyData(from.pool, to.pool)).rejects.toThrow(TargetNotEmpty)
  expect((await to.pool.query('select count(*)::int as n from tasks')).rows).toEqual([{ n: 1200 }])
})
