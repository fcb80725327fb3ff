import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { OwnPair, OwnPairs } from '@trellis/contract/mentoring/ownMentoring.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { presentFit } from '../../matching/matching.present.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { cardOf, cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { ownInternships } from '../jobsTable/ownInternships.queries.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { whatSaysMost } from './whatSaysMost.ts'
import { ownRole } from '../ownMentoring.queries.ts'
import { vectorsOf } from '../tables/pairsTable.queries.ts'
import { mentoringPairs } from '../tables/tables.tables.ts'
import { ownWishes } from '../tables/wishes.queries.ts'
import type { Reading } from '../mentoringGroups.queries.ts'

/** Who mentors a member of a group, whom they mentor, and which jobs they were assigned to, as members see it. @throws Failure NotFound for whoever is no member */
export async function ownPairs(reading: Context, measures: Measures, actor: Actor, groupId: Id): Promise<OwnPairs> {
  const { db } = reading
  await ownRole(db, groupId, actor.id)
  const mentors = await pairsWith(reading, actor, groupId, 'mentor')
  const mentees = await pairsWith(reading, actor, groupId, 'mentee')
  const others = [...mentors, ...mentees]
  const internships = await ownInternships(reading, measures, actor, groupId)
  if (others.length === 0) return { mentors: [], mentees: [], internships }
  const vectors = await vectorsOf(db, [actor.id, ...others.map(({ card }) => card.id)])
  const wishes = await ownWishes(db, groupId, actor.id)
  const told = (pairs: typeof others): OwnPair[] =>
    pairs.map(({ card, mgrpID, within, archived, since }) => {
      const why = whyOf(vectors.get(actor.id), vectors.get(card.id), measures)
      return {
        person: cardOf(card),
        mgrpID,
        within,
        archived,
        since: since.getTime(),
        why: wishes.has(card.id) ? ['You wished for them', ...why] : why,
      }
    })
  return { mentors: told(mentors), mentees: told(mentees), internships }
}

/** @param as what the others are to the actor */
function pairsWith({ db, clock }: Reading, actor: Actor, groupId: Id, as: MentoringRole) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const { menteeId, mentorId, mentoringGroupId, since } = mentoringPairs
  const archived = sql<boolean>`${mentoringGroups.archivedAt} is not null`
  const [own, other] = as === 'mentor' ? [menteeId, mentorId] : [mentorId, menteeId]
  return db
    .select({ card: card._.selectedFields, mgrpID: mentoringGroupId, within: mentoringGroups.name, archived, since })
    .from(mentoringPairs)
    .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringGroupId))
    .innerJoin(card, eq(card.id, other))
    .where(and(eq(mentoringGroups.groupId, groupId), eq(own, actor.id)))
    .orderBy(sql`lower(${card.name})`, asc(card.id), asc(mentoringGroupId))
}

function whyOf(own: ComparedVectors | undefined, other: ComparedVectors | undefined, measures: Measures): string[] {
  if (own === undefined || other === undefined) return []
  return whatSaysMost(presentFit(own, { vectors: other, signature: null }, measures).reasons)
}
