import { FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'
import type { Counted, Final, PairOfIds, Published, Race, Step } from './check.ts'

/** The pairs that a table holds of a mentoring group. @param mentor the column of who, or which job, is in a mentor's place */
const pairsOf = (table: string, group: string, mentor = 'mentor_id'): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('menteeId', mentee_id, 'mentorId', ${mentor})), '[]') from ${table} where mentoring_group_id = ${group})`

const logged = (what: string, told: string): string => `insert into race_log (what, told) values ('${what}', jsonb_build_object(${told}));`

const trigger = (name: string, when: string, body: string): string => `
create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$;
create trigger ${name} after ${when} for each row execute function ${name}();`

const whenCounted = (what: Counted, column: string, pairs: string): string =>
  `if new.${column} <> old.${column} then ${logged(what, `'before', old.${column}, 'after', new.${column}, 'pairs', ${pairs}`)} end if;`

const published = (of: Published['of'], pairs: string): string =>
  logged('published', `'id', new.id, 'of', '${of}', 'version', new.draft_version, 'told', new.told, 'pairs', ${pairs}`)

/** What the database itself writes down of a race, whatever the product says: rows of `race_log`, in the order in which they came about. */
const TRIGGERS = [
  `create table race_log (
    id bigserial primary key,
    what text not null,
    began float8 not null default extract(epoch from transaction_timestamp()) * 1000,
    at float8 not null default extract(epoch from clock_timestamp()) * 1000,
    told jsonb not null
  );`,
  trigger(
    'race_version',
    'update on mentoring_groups',
    [
      whenCounted('draft', 'draft_version', pairsOf('mentoring_drafts', 'new.id')),
      whenCounted('jobs', 'job_draft_version', pairsOf('mentoring_job_drafts', 'new.id', 'job_id')),
      whenCounted('group', 'version', "'[]'::jsonb"),
    ].join(' '),
  ),
  trigger('race_drafted', 'insert on mentoring_drafts', logged('drafted', "'menteeId', new.mentee_id, 'mentorId', new.mentor_id")),
  trigger('race_published', 'insert on mentoring_publications', published('draft', pairsOf('mentoring_pairs', 'new.mentoring_group_id'))),
  trigger(
    'race_jobs_published',
    'insert on mentoring_job_publications',
    published('jobs', pairsOf('mentoring_job_pairs', 'new.mentoring_group_id', 'job_id')),
  ),
  trigger(
    'race_told',
    'insert on notifications',
    // Whoever has nobody any more and is told of no publication is told that the other one left.
    `if new.kind in ('mentorAssigned', 'menteeAssigned', 'internshipAssigned')
      and (new.data -> 'hasNobody' is distinct from 'true'::jsonb
        or exists (select from mentoring_publications where id = new.change_id)
        or exists (select from mentoring_job_publications where id = new.change_id))
    then ${logged('told', "'accountId', new.account_id, 'causeId', new.change_id, 'kind', new.kind")} end if;`,
  ),
].join('\n')

/** The versions of the only mentoring group there is. */
const VERSIONS = 'select draft_version as draft, job_draft_version as jobs, version as "group" from mentoring_groups'

type Versions = Readonly<Record<Counted, number>>

/** Lets the database write down what happens, and makes the published pairs old enough to be asked whether they fit. @returns what there is at the beginning */
export async function auditing(env: Record<string, string>): Promise<Pick<Race, 'first' | 'seenAtFirst'>> {
  const database = await openDatabase(readConfig(env))
  await database.pool.query(TRIGGERS)
  await database.pool.query(`update mentoring_pairs set since = since - make_interval(secs => ${(2 * FIT_ASKED_AFTER) / 1_000})`)
  const { rows } = await database.pool.query<Versions>(VERSIONS)
  const pairs = async (table: string, mentor?: string) =>
    (await database.pool.query<{ pairs: PairOfIds[] }>(`select ${pairsOf(table, 'id', mentor)} as pairs from mentoring_groups`)).rows[0]!
      .pairs
  const seenAtFirst = { draft: await pairs('mentoring_pairs'), jobs: await pairs('mentoring_job_pairs', 'job_id') }
  await database.close()
  return { first: rows[0]!, seenAtFirst }
}

interface Logged {
  readonly what: string
  readonly began: number
  readonly at: number
  readonly told: unknown
}

/** How many people are still to be told of a publication. */
export async function stillUntold(env: Record<string, string>): Promise<number> {
  const database = await openDatabase(readConfig(env))
  const { rows } = await database.pool.query<{ left: number }>(
    'select ((select count(*) from mentoring_untold) + (select count(*) from mentoring_job_untold))::int as left',
  )
  await database.close()
  return rows[0]!.left
}

/** What the database wrote down, and what it holds in the end. @param deleted who deleted their account */
export async function audited(
  env: Record<string, string>,
  deleted: readonly Id[],
): Promise<Pick<Race, 'steps' | 'drafted' | 'published' | 'told' | 'final'>> {
  const database = await openDatabase(readConfig(env))
  const all = async <T extends object>(query: string, values: unknown[] = []) => (await database.pool.query<T>(query, values)).rows
  const log = await all<Logged>('select what, began, at, told from race_log order by id')
  const of = (what: string): Logged[] => log.filter((row) => row.what === what)
  const steps = log
    .filter(({ what }) => ['draft', 'jobs', 'group'].includes(what))
    .map(({ what, told }) => ({ ...(told as Omit<Step, 'of'>), of: what as Counted }))
  const [versions] = await all<Versions>(VERSIONS)
  const pairs = (query: string) => all<PairOfIds>(`select mentee_id as "menteeId", mentor_id as "mentorId" from ${query}`)
  const number = async (query: string, values: unknown[] = []) =>
    (await all<{ found: number }>(`select (${query})::int as found`, values))[0]!.found
  const held = ['mentoring_drafts', 'mentoring_pairs', 'mentoring_kept_rows', 'mentoring_pins'].map(
    (table) => `(select count(*) from ${table} where mentee_id = any($1::uuid[]) or mentor_id = any($1::uuid[]))`,
  )
  const final: Final = {
    versions: versions!,
    draft: await pairs('mentoring_drafts'),
    unmatched: (await all<{ id: Id }>('select mentee_id as id from mentoring_unmatched')).map(({ id }) => id),
    pairs: await pairs('mentoring_pairs'),
    lastKept: await pairs(`mentoring_kept_rows where what = 'pair' and kept_id = (
      select id from mentoring_publications order by published_at desc, draft_version desc, id desc limit 1)`),
    untold: await number('(select count(*) from mentoring_untold) + (select count(*) from mentoring_job_untold)'),
    namedDrafts: (await all<{ name: string }>("select name from mentoring_kept_drafts where kind = 'named'")).map(({ name }) => name),
    doubleSessions: await number(`select count(*) from (
      select from mentoring_sessions group by mentoring_group_id, mentee_id, mentor_id, author_id, at having count(*) > 1) as doubles`),
    ghosts: await number(held.join(' + '), [deleted]),
    deadlocks: await number('select coalesce(max(deadlocks), 0) from pg_stat_database where datname = current_database()'),
  }
  await database.close()
  return {
    steps,
    drafted: of('drafted').map(({ told, began, at }) => ({ ...(told as PairOfIds), began, at })),
    published: of('published').map(({ told, began, at }) => ({ ...(told as Omit<Published, 'began' | 'at'>), began, at })),
    told: of('told').map(({ told }) => told as Race['told'][number]),
    final,
  }
}
