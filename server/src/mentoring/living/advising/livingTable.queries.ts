import type { DashboardList } from '@trellis/contract/mentoring/dashboards/dashboardLists.ts'
import type { LivingPair, LivingPairs, PairsShown } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { and, asc, desc, eq, lte, not, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type FoundPair, listedIn } from '../../dashboards/lists.queries.ts'
import { countedOf, hasEndedFor } from '../../dashboards/endings.policy.ts'
import { countsOf, membersOf, relationsOf } from '../../dashboards/relations.queries.ts'
import type { Reading, StoredMentoringGroup } from '../../mentoringGroups.queries.ts'
import { pausesOf, pausingIn } from '../../pauses.queries.ts'
import { cardsFor } from '../../tables/pairsTable.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { isAmong } from '../../tables/tables.queries.ts'
import { mentoringAsksForAnother as asks, mentoringFitQuestions as questions, mentoringSessions } from '../living.tables.ts'
import { isWrittenAgain, metOf, type OfSome } from '../meetings.queries.ts'

/** So many sessions of a pair are told. */
const MOST_SESSIONS_TOLD = 30

interface Asked {
  readonly only?: PairsShown | undefined
  readonly page: number
  readonly size: number
}

/** The list of a dashboard in which those stand that are looked at. */
const listOf = { all: 'published', asking: 'asking', quiet: 'needsCheckIn' } as const satisfies Record<PairsShown | 'all', DashboardList>

/** How the published pairs of a mentoring group go on, for its advisors, a page of them by the mentee’s name. */
export async function livingTable(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  { only, page, size }: Asked,
): Promise<LivingPairs> {
  const relations = relationsOf(reading, actor, group, 'living')
  const { rows } = await reading.db.execute<{ counts: Record<string, number>; items: FoundPair[] | null }>(sql`${relations}
    select (select ${countsOf('living', sql`'published', count(*)`)} from living) as counts,
      ${listedIn('living', membersOf[listOf[only ?? 'all']], { limit: size, offset: page * size })} as items`)
  const { counts: found, items } = rows[0]!
  const counts = countedOf(found, group)
  const many = (which: keyof typeof listOf): number => counts[listOf[which]]!
  return {
    items: await livingPairs(reading, actor, group, hasEndedFor(group, listOf[only ?? 'all']) ? [] : (items ?? [])),
    counts: { all: many('all'), asking: many('asking'), quiet: many('quiet') },
    total: many(only ?? 'all'),
    page,
    size,
  }
}

async function livingPairs(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  listed: readonly FoundPair[],
): Promise<LivingPair[]> {
  if (listed.length === 0) return []
  const { db, clock } = reading
  const { id: mentoringGroupId, groupId } = group
  const people = listed.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const cards = new Map((await cardsFor(reading, actor, people)).map((card) => [card._id, card]))
  const isTheirs = (table: typeof questions | typeof asks | Parameters<OfSome>[0]) =>
    and(eq(table.mentoringGroupId, mentoringGroupId), isAmong(table, listed))!
  const sessions = Map.groupBy(await lastSessions(db, isTheirs(mentoringSessions)), keyOf)
  const pausing = await pausingIn(db, groupId, clock.now(), people)
  const metOfPair = await metOf(db, group, clock.now(), isTheirs, pausing)
  const answered = await db.select().from(questions).where(isTheirs(questions))
  const answers = new Map(answered.map((row) => [`${keyOf(row)} ${row.asked}`, row.answer]))
  const asking = Map.groupBy(await db.select().from(asks).where(isTheirs(asks)).orderBy(asc(asks.askedAt)), keyOf)
  return listed.flatMap((pair): LivingPair[] => {
    const [mentee, mentor, key] = [cards.get(pair.menteeId), cards.get(pair.mentorId), keyOf(pair)]
    if (mentee === undefined || mentor === undefined) return []
    const since = Date.parse(pair.since!)
    const { met, standing } = metOfPair(pair, since)
    return [
      {
        mentee,
        mentor,
        since,
        standing,
        sessions: (sessions.get(key) ?? []).map(({ at, minutes }) => ({ at: at.getTime(), minutes })),
        met,
        answers: { mentee: answers.get(`${key} mentee`) ?? null, mentor: answers.get(`${key} mentor`) ?? null },
        asks: (asking.get(key) ?? []).map(({ askedBy, reason, askedAt }) => ({ by: askedBy, reason, at: askedAt.getTime() })),
        pauses: pausesOf(pausing, pair),
      },
    ]
  })
}

/** The newest sessions of each pair among some, those that are planned among them, and each meeting once. */
async function lastSessions(db: Queries, which: SQL) {
  const { menteeId, mentorId, at, minutes } = mentoringSessions
  const written = db
    .select({ menteeId, mentorId, at, minutes, again: isWrittenAgain.as('again') })
    .from(mentoringSessions)
    .where(which)
    .as('written')
  const nth = sql<number>`row_number() over (partition by ${written.menteeId}, ${written.mentorId} order by ${written.at} desc)`.as('nth')
  const columns = { menteeId: written.menteeId, mentorId: written.mentorId, at: written.at, minutes: written.minutes, nth }
  const numbered = db.select(columns).from(written).where(not(written.again)).as('session')
  return db.select().from(numbered).where(lte(numbered.nth, MOST_SESSIONS_TOLD)).orderBy(desc(numbered.at))
}
