import { MOST_NAMED_PAIRS, type Published } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import { Id, newId } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inParts } from '../../platform/database/inParts.ts'
import type { Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { carriedOut, taskKind, type TaskWork } from '../../platform/tasks/tasks.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { assignmentKinds } from '../jobsTable/ofJobs.ts'
import { mentoringGroups } from '../mentoring.tables.ts'
import { lockMentoringGroup, requireOpen } from '../mentoringGroups.actions.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { type AssignmentKind, membersHeld, ofMentors } from '../tables/assignmentKind.ts'
import { type Pausing, pausingIn } from '../pauses.queries.ts'
import { keyOf, pairsKept } from '../tables/problemOf.ts'
import { keepPublished } from '../versions/publications.bulk.ts'
import { publicationTold } from './publishing.events.ts'
import { withoutAny } from './stillPaired.queries.ts'
import { keepViews } from './views.actions.ts'
import { isAmong, isOneOf, pairsIn } from '../tables/tables.queries.ts'
import type { AssignedTo, PairOfIds } from '../tables/tableState.ts'
import { seeingAll } from '../tables/unseen/unseen.queries.ts'

/** Tells some of those of whom a publication changes something, and adds itself for the others. */
const tellOfPublication = taskKind(
  'mentoring.tellOfPublication',
  z.object({ publicationId: Id, of: z.enum(['mentor', 'job']).default('mentor') }),
)
/** So many are told in one transaction: it holds what others wait for. */
const TOLD_AT_ONCE = 50

interface Told {
  readonly accountId: Id
  readonly role: MentoringRole
}

/** What members would see, what of it is new to them, what they no longer have, and of which pairs nobody was told. */
interface Changes {
  readonly wanted: readonly PairOfIds[]
  readonly added: readonly PairOfIds[]
  readonly ended: readonly PairOfIds[]
  readonly untold: readonly PairOfIds[]
}

function withoutThese({ wanted, added, ended, untold }: Changes, these: ReadonlySet<Id>): Changes {
  const isSeen = ({ menteeId, mentorId }: PairOfIds): boolean => !these.has(menteeId) && !these.has(mentorId)
  return { wanted: wanted.filter(isSeen), added: added.filter(isSeen), ended: ended.filter(isSeen), untold: untold.filter(isSeen) }
}

interface Publishing {
  readonly baseVersion: number
  readonly notify: boolean
  readonly dryRun: boolean
}

/**
 * Makes the draft what members see, the whole of it, in one transaction, with the task that tells them. Pairs that may not be by now are left out, and
 * who pauses keeps what they have. Where members see it already, and nobody is left to be told, as far as the actor sees them, nothing is done.
 * @returns what it changes for those whom the actor sees.
 * @throws Failure Stale, InvalidTransition
 */
export async function publishDraft(
  context: Context,
  actor: Person,
  group: StoredMentoringGroup,
  asked: Publishing,
  kind: AssignmentKind = ofMentors,
): Promise<Published> {
  const { db, clock, tasks } = context
  return db.transaction(async (tx) => {
    const reading = { clock, db: tx }
    const { publicationId, told, toldSeen, wanted, ...published } = await publishIn(reading, actor, group, asked, kind)
    if (publicationId !== undefined && told.length > 0) {
      await inParts(told, (some) => tx.insert(kind.tables.untold).values(some.map((one) => ({ publicationId, ...one }))))
      await tasks.add(tx, tellOfPublication, { publicationId, of: kind.noun })
    }
    return { ...published, told: countOf(toldSeen), people: await named(reading, actor, group, { told: toldSeen, wanted, of: kind.noun }) }
  })
}

const countOf = (told: readonly Told[]): number => new Set(told.map(({ accountId }) => accountId)).size

/**
 * The same in a transaction of the caller's, who sees to it that those are told who are to be told.
 * @returns the id of the publication as well, where there is one, and all who are to be told beside those whom the actor sees
 */
export async function publishIn(
  reading: Reading & { readonly db: Transaction },
  actor: Person,
  group: StoredMentoringGroup,
  asked: Publishing,
  kind: AssignmentKind,
) {
  const { db: tx, clock } = reading
  const { id } = group
  const { pairs, publications } = kind.tables
  const locked = await lockMentoringGroup(tx, id)
  const version = locked[kind.version]
  requireOpen(locked, 'publish')
  if (version !== asked.baseVersion) throw new Failure('Stale', { details: { data: { version } } })
  const changes = await changesOf(reading, actor, group, kind)
  const { wanted, added, ended } = changes
  const toldOf = (some: Changes) => (asked.notify ? peopleOf([...some.untold, ...some.ended], kind) : [])
  const countsOf = (some: Changes) => ({ began: some.added.length, ended: some.ended.length, told: countOf(toldOf(some)) })
  const seen = withoutThese(changes, await kind.unseen(reading, actor, group))
  const [own, toldSeen] = [countsOf(seen), toldOf(seen)]
  const shown = {
    version,
    wanted: seen.wanted,
    pairs: seen.wanted.length,
    added: own.began,
    ended: own.ended,
    told: toldOf(changes),
    toldSeen,
  }
  if (asked.dryRun || own.began + own.ended + own.told === 0) return { ...shown, publicationId: undefined }
  const publishedAt = new Date(clock.now())
  await tx.delete(pairs).where(and(eq(pairs.mentoringGroupId, id), isAmong(pairs, ended)))
  const rows = added.map((pair) => ({ mentoringGroupId: id, ...pair, since: publishedAt, told: false }))
  await inParts(rows, (some) => tx.insert(pairs).values(some))
  if (asked.notify) await tx.update(pairs).set({ told: true }).where(eq(pairs.mentoringGroupId, id))
  const publicationId = newId(clock.now())
  const counts = countsOf(changes)
  await tx
    .insert(publications)
    .values({ id: publicationId, mentoringGroupId: id, draftVersion: version, publishedAt, publishedBy: actor.id, ...counts })
  await keepViews(
    tx,
    group,
    { publicationId, counts, known: new Map([[actor.id, own]]), seenWithout: (these) => countsOf(withoutThese(changes, these)) },
    kind,
  )
  await keepPublished(tx, locked, { publicationId, pairs: wanted, keptBy: actor.id, keptAt: publishedAt }, kind)
  return { ...shown, publicationId }
}

/** What members would see of the whole draft. */
async function changesOf(
  reading: Reading & { readonly db: Transaction },
  actor: Person,
  group: StoredMentoringGroup,
  { tables: { drafts, pairs, pins }, heldOf, possible }: AssignmentKind,
): Promise<Changes> {
  const [{ db: tx }, { id }] = [reading, group]
  await membersHeld(tx, id, 'mentee')
  await heldOf(tx, id)
  const everybody = seeingAll(actor)
  const drafted = await possible(reading, everybody, group, await pairsIn(tx, drafts, id))
  const { menteeId, mentorId, told } = pairs
  const seen = await tx.select({ menteeId, mentorId, told }).from(pairs).where(eq(pairs.mentoringGroupId, id))
  const seenKeys = new Set(seen.map(keyOf))
  const waiting = waitingOf(await pausingIn(tx, group.groupId, reading.clock.now()), drafted, seenKeys)
  const asked = await tx.select().from(pins).where(eq(pins.mentoringGroupId, id))
  const staying = await possible(reading, everybody, group, pairsKept(seen, waiting, asked))
  const wanted: PairOfIds[] = [...drafted.filter((pair) => !waiting.has(pair.menteeId)), ...staying]
  const wantedKeys = new Set(wanted.map(keyOf))
  const added = wanted.filter((pair) => !seenKeys.has(keyOf(pair)))
  const ended = seen.filter((pair) => !wantedKeys.has(keyOf(pair)))
  const untold = [...added, ...seen.filter((pair) => wantedKeys.has(keyOf(pair)) && !pair.told)]
  return { wanted, added, ended, untold }
}

/** The mentees who keep what members see: they pause, or a mentor does who would be new to them. */
function waitingOf(pausing: Pausing, drafted: readonly PairOfIds[], seen: ReadonlySet<string>): Set<Id> {
  const withPausing = drafted.filter((pair) => pausing.has(pair.mentorId) && !seen.has(keyOf(pair)))
  return new Set([...pausing.keys(), ...withPausing.map(({ menteeId }) => menteeId)])
}

async function named(
  { db, clock }: Reading,
  actor: Person,
  { id, groupId }: StoredMentoringGroup,
  { told, wanted, of }: { readonly told: readonly Told[]; readonly wanted: readonly PairOfIds[]; readonly of: AssignedTo },
): Promise<Published['people']> {
  if (told.length === 0) return []
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  const ids = told.map(({ accountId }) => accountId)
  const rows = await db
    .select({ id: card.id, name: card.name })
    .from(card)
    .where(isOneOf(card.id, ids))
    .orderBy(sql`lower(${card.name})`, card.id)
    .limit(MOST_NAMED_PAIRS)
  const roleOf = new Map(told.map(({ accountId, role }) => [accountId, role]))
  const having = {
    mentee: new Set(wanted.map(({ menteeId }) => menteeId)),
    mentor: new Set(wanted.map(({ mentorId }) => mentorId)),
  }
  const alone = rows
    .map((row) => ({ accountId: row.id, role: roleOf.get(row.id)! }))
    .filter(({ accountId, role }) => !having[role].has(accountId))
  const withNobody = new Set([...(await withoutAny(db, groupId, alone, of, { id, counts: false }))].map(({ accountId }) => accountId))
  return rows.map((row) => ({ ...row, role: roleOf.get(row.id)!, hasNobody: withNobody.has(row.id) }))
}

/** Each of the people in some pairs once, as what they are. */
function peopleOf(pairs: readonly PairOfIds[], { noun }: AssignmentKind): Told[] {
  const as = (role: MentoringRole, ids: readonly Id[]) => [...new Set(ids)].map((accountId) => ({ accountId, role }))
  const mentees = as(
    'mentee',
    pairs.map(({ menteeId }) => menteeId),
  )
  if (noun === 'job') return mentees
  const mentors = as(
    'mentor',
    pairs.map(({ mentorId }) => mentorId),
  )
  return [...mentees, ...mentors]
}

/** Each is told in the transaction that forgets that they are to be told: once, however often it runs. */
async function tellSome({ db, events, tasks }: Context, publicationId: Id, of: AssignedTo): Promise<void> {
  const { publications, untold } = assignmentKinds[of].tables
  await db.transaction(async (tx) => {
    const [publication] = await tx
      .select({ groupId: mentoringGroups.groupId, mentoringGroupId: mentoringGroups.id })
      .from(publications)
      .innerJoin(mentoringGroups, eq(mentoringGroups.id, publications.mentoringGroupId))
      .where(eq(publications.id, publicationId))
    if (publication === undefined) return
    const { accountId, role } = untold
    const own = eq(untold.publicationId, publicationId)
    const next = await tx.select({ accountId }).from(untold).where(own).groupBy(accountId).orderBy(accountId).limit(TOLD_AT_ONCE)
    if (next.length === 0) return
    const ids = next.map(({ accountId }) => accountId)
    const told = await tx
      .delete(untold)
      .where(and(own, inArray(accountId, ids)))
      .returning({ accountId, role })
    const left = await withoutAny(tx, publication.groupId, told, of, { id: publication.mentoringGroupId, counts: true })
    const people = told.map((one) => ({ ...one, hasNobody: left.has(one) }))
    await events.emit(tx, publicationTold, { id: publicationId, of, ...publication, told: people })
    if (next.length === TOLD_AT_ONCE) await tasks.add(tx, tellOfPublication, { publicationId, of })
  })
}

export const tellingOfPublications = (context: Context): TaskWork =>
  carriedOut(tellOfPublication, ({ publicationId, of }) => tellSome(context, publicationId, of))
