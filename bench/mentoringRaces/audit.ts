import { FIT_ASKED_AFTER } from '@trellis/contract/mentoring/living/fit.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDatabase } from '../../server/src/platform/database/open.ts'
import type { Counted, Final, PairOfIds, Published, Race, Step } from './check.ts'

/** What the database itself writes down of a race, whatever the product says: rows of `race_log`, in the order in which they came about. */
const TRIGGERS = `
create table race_log (
  id bigserial primary key,
  what text not null,
  began float8 not null default extract(epoch from transaction_timestamp()) * 1000,
  at float8 not null default extract(epoch from clock_timestamp()) * 1000,
  told jsonb not null
);

create function race_version() returns trigger language plpgsql as $$ begin
  if new.draft_version <> old.draft_version then
    insert into race_log (what, told) values ('draft', jsonb_build_object('before', old.draft_version, 'after', new.draft_version, 'pairs',
      (select coalesce(jsonb_agg(jsonb_build_object('menteeId', mentee_id, 'mentorId', mentor_id)), '[]')
       from mentoring_drafts where mentoring_group_id = new.id)));
  end if;
  if new.job_draft_version <> old.job_draft_version then
    insert into race_log (what, told) values ('jobs', jsonb_build_object('before', old.job_draft_version, 'after', new.job_draft_version, 'pairs',
      (select coalesce(jsonb_agg(jsonb_build_object('menteeId', mentee_id, 'mentorId', job_id)), '[]')
       from mentoring_job_drafts where mentoring_group_id = new.id)));
  end if;
  if new.version <> old.version then
    insert into race_log (what, told) values ('group', jsonb_build_object('before', old.version, 'after', new.version, 'pairs', '[]'::jsonb));
  end if;
  return null;
end $$;
create trigger race_version after update on mentoring_groups for each row execute function race_version();

create function race_drafted() returns trigger language plpgsql as $$ begin
  insert into race_log (what, told) values ('drafted', jsonb_build_object('menteeId', new.mentee_id, 'mentorId', new.mentor_id));
  return null;
end $$;
create trigger race_drafted after insert on mentoring_drafts for each row execute function race_drafted();

create function race_published() returns trigger language plpgsql as $$ begin
  insert into race_log (what, told) values ('published', jsonb_build_object('id', new.id, 'of', 'draft', 'version', new.draft_version,
    'told', new.told, 'pairs', (select coalesce(jsonb_agg(jsonb_build_object('menteeId', mentee_id, 'mentorId', mentor_id)), '[]')
      from mentoring_pairs where mentoring_group_id = new.mentoring_group_id)));
  return null;
end $$;
create trigger race_published after insert on mentoring_publications for each row execute function race_published();

create function race_jobs_published() returns trigger language plpgsql as $$ begin
  insert into race_log (what, told) values ('published', jsonb_build_object('id', new.id, 'of', 'jobs', 'version', new.draft_version,
    'told', new.told, 'pairs', (select coalesce(jsonb_agg(jsonb_build_object('menteeId', mentee_id, 'mentorId', job_id)), '[]')
      from mentoring_job_pairs where mentoring_group_id = new.mentoring_group_id)));
  return null;
end $$;
create trigger race_jobs_published after insert on mentoring_job_publications for each row execute function race_jobs_published();

create function race_told() returns trigger language plpgsql as $$ begin
  if new.kind in ('mentorAssigned', 'menteeAssigned', 'internshipAssigned') then
    insert into race_log (what, told) values ('told', jsonb_build_object('accountId', new.account_id, 'causeId', new.change_id));
  end if;
  return null;
end $$;
create trigger race_told after insert on notifications for each row execute function race_told();
`

/** The versions of the only mentoring group there is. */
const VERSIONS = 'select draft_version as draft, job_draft_version as jobs, version as "group" from mentoring_groups'

type Versions = Readonly<Record<Counted, number>>

/** Lets the database write down what happens, and makes the published pairs old enough to be asked whether they fit. @returns the versions at the beginning */
export async function auditing(env: Record<string, string>): Promise<Versions> {
  const database = await openDatabase(readConfig(env))
  await database.pool.query(TRIGGERS)
  await database.pool.query(`update mentoring_pairs set since = since - make_interval(secs => ${(2 * FIT_ASKED_AFTER) / 1_000})`)
  const { rows } = await database.pool.query<Versions>(VERSIONS)
  await database.close()
  return rows[0]!
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
