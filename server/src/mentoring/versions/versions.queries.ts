import type { DraftHistory, DraftStep, NamedDraft, Publication, StepKind } from '@trellis/contract/mentoring/versions/draftVersions.ts'
import type { MentoringRole } from '@trellis/contract/mentoring/mentoringGroups.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, avg, count, countDistinct, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { namesOfAccounts } from '../../accounts/accounts.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import { type Page, type PageAsked, sliceOf, totalOfPage } from '../../platform/database/pages.ts'
import type { Actor, Person } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import { mentoringMembers } from '../mentoring.tables.ts'
import type { Reading, StoredMentoringGroup } from '../mentoringGroups.queries.ts'
import { UNITS } from '../tables/problemOf.ts'
import { barredPairs, isAmong } from '../tables/tables.queries.ts'
import { type AssignmentTables, keptDrafts, keptRows, mentorTables } from '../tables/tables.tables.ts'
import { seesEverybody, unseenMembers } from '../tables/unseen/unseen.queries.ts'
import type { KeptKind } from './versions.tables.ts'

/** In the order in which they were kept, the last one first. */
export const lastKeptFirst = ({ keptAt, draftVersion, id }: AssignmentTables['keptDrafts']) => [desc(keptAt), desc(draftVersion), desc(id)]

export type KeptDraft = typeof keptDrafts.$inferSelect

/** A draft of a mentoring group that was kept so. @throws Failure NotFound */
export async function keptDraftOf(
  db: Queries,
  mentoringGroupId: Id,
  id: Id,
  kinds: readonly KeptKind[],
  { keptDrafts }: AssignmentTables = mentorTables,
): Promise<KeptDraft> {
  const own = and(eq(keptDrafts.id, id), eq(keptDrafts.mentoringGroupId, mentoringGroupId), inArray(keptDrafts.kind, [...kinds]))
  const [kept] = await db.select().from(keptDrafts).where(own)
  if (kept === undefined) throw new Failure('NotFound')
  return kept
}

/** The change that is undone next, or done again next. */
async function nextStep(db: Queries, mentoringGroupId: Id, redo: boolean): Promise<KeptDraft | undefined> {
  const [step] = await db
    .select()
    .from(keptDrafts)
    .where(and(eq(keptDrafts.mentoringGroupId, mentoringGroupId), eq(keptDrafts.kind, redo ? 'undone' : 'step')))
    .orderBy(redo ? asc(keptDrafts.draftVersion) : desc(keptDrafts.draftVersion))
    .limit(1)
  return step
}

/** What can be undone in a draft, and which drafts are kept. */
export async function draftHistory(reading: Reading, actor: Actor, group: StoredMentoringGroup): Promise<DraftHistory> {
  return {
    version: group.draftVersion,
    undo: stepTold(await nextStepSeen(reading, actor, group, false)),
    redo: stepTold(await nextStepSeen(reading, actor, group, true)),
    named: await namedDrafts(reading, actor, group),
  }
}

const stepTold = (step: StepSeen | undefined): DraftStep | null =>
  step === undefined ? null : { kind: step.name as StepKind, mentees: step.mentees, at: step.keptAt.getTime() }

interface StepSeen extends KeptDraft {
  /** How many of those whom it concerned the actor sees. */
  readonly mentees: number
}

/** The same, unless it concerned nobody whom the actor sees: that there was one would tell of somebody whom they do not see. */
export async function nextStepSeen(
  reading: Reading,
  actor: Person,
  group: StoredMentoringGroup,
  redo: boolean,
): Promise<StepSeen | undefined> {
  const { db } = reading
  const step = await nextStep(db, group.id, redo)
  if (step === undefined) return undefined
  const seen = seenAs(reading, actor, step.mentoringGroupId, 'mentee')
  const marked = and(eq(keptRows.keptId, step.id), eq(keptRows.what, 'mentee'), inArray(keptRows.menteeId, seen))
  const [counted] = await db.select({ mentees: count() }).from(keptRows).where(marked)
  const { mentees } = counted!
  if (mentees === 0 && !(await seesEverybody(db, actor, await unseenMembers(reading, actor, group)))) return undefined
  return { ...step, mentees }
}

/** Those who take part as this and whom the actor sees, as a part of a query. */
function seenAs({ db, clock }: Reading, actor: Person, id: Id, as: MentoringRole) {
  const card = cardsSeenBy(db, viewerOf({ clock }, actor))
  return db
    .select({ id: mentoringMembers.accountId })
    .from(mentoringMembers)
    .innerJoin(card, eq(card.id, mentoringMembers.accountId))
    .where(and(eq(mentoringMembers.mentoringGroupId, id), eq(mentoringMembers.role, as)))
}

async function namedDrafts(reading: Reading, actor: Actor, group: StoredMentoringGroup): Promise<NamedDraft[]> {
  const { db } = reading
  const { id } = group
  const named = await db
    .select()
    .from(keptDrafts)
    .where(and(eq(keptDrafts.mentoringGroupId, id), eq(keptDrafts.kind, 'named')))
    .orderBy(...lastKeptFirst(keptDrafts))
  if (named.length === 0) return []
  const standing = await standingsOf(reading, actor, group, idsOf(named))
  const mentees = await db.$count(seenAs(reading, actor, id, 'mentee').as('seen'))
  const names = await namesOfAccounts(
    db,
    named.flatMap(({ keptBy }) => keptBy ?? []),
  )
  return named.map(({ id, name, keptBy, keptAt }) => {
    const { pairs = 0, score = null, matched = 0 } = standing.get(id) ?? {}
    return {
      id,
      name: name ?? '',
      keptBy: (keptBy && names.get(keptBy)) ?? '',
      keptAt: keptAt.getTime(),
      pairs,
      averageScore: score === null ? null : Number(score) / UNITS,
      without: mentees - matched,
    }
  })
}

const idsOf = (some: readonly KeptDraft[]): Id[] => some.map(({ id }) => id)

/** How many pairs of some kept drafts can still be, among people whom the actor sees. */
async function standingsOf(reading: Reading, actor: Actor, group: StoredMentoringGroup, ids: readonly Id[]) {
  const { keptId, menteeId, mentorId, score, what } = keptRows
  const barred = await barredPairs(reading.db, group)
  const rows = await reading.db
    .select({ id: keptId, pairs: count(), score: avg(score), matched: countDistinct(menteeId) })
    .from(keptRows)
    .where(
      and(
        inArray(keptId, [...ids]),
        eq(what, 'pair'),
        inArray(menteeId, seenAs(reading, actor, group.id, 'mentee')),
        inArray(mentorId, seenAs(reading, actor, group.id, 'mentor')),
        not(isAmong({ menteeId, mentorId }, barred)),
      ),
    )
    .groupBy(keptId)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * When drafts of a mentoring group were published, the last first, with what that changed for those whom the actor saw then: for whom it was nothing,
 * there was none.
 */
export async function publicationsOf(
  db: Queries,
  actor: Actor,
  { id }: StoredMentoringGroup,
  { page, size }: PageAsked,
  { publications, publicationViews: view, keptDrafts }: AssignmentTables,
): Promise<Page<Publication>> {
  const isTheirs = and(eq(view.publicationId, publications.id), eq(view.viewerId, actor.id), actor.isSuperUser ? sql`false` : undefined)
  const isNothing = sql`coalesce(${view.began} + ${view.ended} + ${view.told} = 0, false)`
  const own = and(eq(publications.mentoringGroupId, id), not(isNothing))
  const rows = await db
    .select({ publication: publications, seen: view, keptId: keptDrafts.id })
    .from(publications)
    .leftJoin(view, isTheirs)
    .leftJoin(keptDrafts, eq(keptDrafts.id, publications.id))
    .where(own)
    .orderBy(desc(publications.publishedAt), desc(publications.draftVersion), desc(publications.id))
    .limit(size)
    .offset(page * size)
  const counted = () => db.select({ total: count() }).from(publications).leftJoin(view, isTheirs).where(own)
  const total = await totalOfPage(rows, sliceOf({ page, size }), counted)
  const names = await namesOfAccounts(
    db,
    rows.flatMap(({ publication: { publishedBy } }) => publishedBy ?? []),
  )
  const items = rows.map(({ publication: { id, publishedAt, publishedBy, ...all }, seen, keptId }) => ({
    id,
    publishedAt: publishedAt.getTime(),
    publishedBy: (publishedBy && names.get(publishedBy)) ?? '',
    began: (seen ?? all).began,
    ended: (seen ?? all).ended,
    told: (seen ?? all).told,
    keptId,
  }))
  return { items, total }
}
