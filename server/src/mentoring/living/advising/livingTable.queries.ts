import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'
import type { LivingPair, LivingPairs, PairsShown } from '@trellis/contract/mentoring/living/pairsLiving.ts'
import { standingOf } from '@trellis/contract/mentoring/living/standing.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Actor, Person } from '../../../platform/http/actor.ts'
import { cardOf, cardsSeenBy } from '../../../profiles/cards.queries.ts'
import { viewerOf } from '../../../profiles/profiles.queries.ts'
import type { StoredMentoringGroup } from '../../mentoringGroups.queries.ts'
import type { Reading } from '../../ownMentoring.queries.ts'
import { keyOf } from '../../tables/problemOf.ts'
import { mentoringAsksForAnother as asks, mentoringFitQuestions as questions } from '../living.tables.ts'
import { pairsMeeting } from '../meetings.queries.ts'

/** So many sessions of a pair are told. */
const MOST_SESSIONS_TOLD = 30

interface Asked {
  readonly only?: PairsShown | undefined
  readonly page: number
  readonly size: number
}

/** How the published pairs of a mentoring group go on, for its advisors, a page of them by the mentee’s name. */
export async function livingTable(
  reading: Reading,
  actor: Actor,
  group: StoredMentoringGroup,
  { only, page, size }: Asked,
): Promise<LivingPairs> {
  const { db, clock } = reading
  const now = clock.now()
  const pairs = await pairsMeeting(db, group.id, now)
  const cards = await cardsAmong(
    reading,
    actor,
    pairs.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId]),
  )
  const answered = await db.select().from(questions).where(eq(questions.mentoringGroupId, group.id))
  const answers = new Map(answered.map((row) => [`${keyOf(row)} ${row.asked}`, row.answer]))
  const asking = Map.groupBy(await db.select().from(asks).where(eq(asks.mentoringGroupId, group.id)).orderBy(asc(asks.askedAt)), keyOf)
  const answer = (key: string): FitAnswer | null => answers.get(key) ?? null

  const all = pairs.flatMap((pair): LivingPair[] => {
    const [mentee, mentor] = [cards.get(pair.menteeId), cards.get(pair.mentorId)]
    if (mentee === undefined || mentor === undefined) return []
    const key = keyOf(pair)
    return [
      {
        mentee,
        mentor,
        since: pair.since,
        standing: standingOf(pair, now),
        sessions: pair.sessions.slice(0, MOST_SESSIONS_TOLD),
        met: pair.met,
        answers: { mentee: answer(`${key} mentee`), mentor: answer(`${key} mentor`) },
        asks: (asking.get(key) ?? []).map(({ askedBy, reason, askedAt }) => ({ by: askedBy, reason, at: askedAt.getTime() })),
      },
    ]
  })
  const nameOf = ({ mentee }: LivingPair): string => mentee._source.generalInfo.name
  const sorted = all.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)) || (one.mentee._id < other.mentee._id ? -1 : 1))
  const shown = {
    asking: sorted.filter(({ asks }) => asks.length > 0),
    quiet: sorted.filter(({ standing }) => standing === 'needsCheckIn'),
  }
  const asked = only === undefined ? sorted : shown[only]
  return {
    items: asked.slice(page * size, (page + 1) * size),
    counts: { all: sorted.length, asking: shown.asking.length, quiet: shown.quiet.length },
    total: asked.length,
    page,
    size,
  }
}

/** The cards of those of some people whom the actor sees. */
export async function cardsAmong({ db, clock }: Reading, actor: Person, ids: readonly Id[]): Promise<Map<Id, PersonCard>> {
  if (ids.length === 0) return new Map()
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const rows = await db
    .select()
    .from(card)
    .where(inArray(card.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, cardOf(row)]))
}
