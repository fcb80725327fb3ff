import type { TaggedEntry } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { UNDO_MS } from '@trellis/contract/postings/links.ts'
import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { entriesIn, genomesWithEntries } from '../genome/genome.queries.ts'
import type { Compared } from '../matching/matching.present.ts'
import { comparedPeople } from '../matching/matching.queries.ts'
import { rememberedVectors, writtenVectors } from '../matching/remembered/rememberedVectors.ts'
import { anyViewer, blocksBetween } from '../visibility/visibility.ts'
import type { Viewer } from '../visibility/visibility.policy.ts'
import type { Queries } from '../platform/database/database.ts'
import { prepared } from '../platform/database/statements/statements.ts'
import { isAnyOf, placeholder } from '../platform/database/statements/placeholder.ts'
import { isCandidate } from '../postings/links/candidates.queries.ts'
import type { CandidateFacts } from '../postings/links/links.policy.ts'
import type { RecentChange } from '../postings/links/recentChanges.queries.ts'
import { linkOfPosting, type Posting, type StoredLink } from '../postings/postings.queries.ts'
import { type CardRow, cardsOfCandidates } from '../profiles/cards.queries.ts'

/** Whose candidates are read, by whom, and when. Its parts may be placeholders of a prepared statement. */
export interface CandidateView {
  readonly viewer: Viewer
  readonly posting: Pick<Posting, 'id' | 'ownerId' | 'kind'>
  /** From when on what happened to a link is read. */
  readonly recentAfter: Date
}

/** A person found for a posting. */
export interface FoundCandidate extends Compared {
  readonly card: CardRow
  readonly person: CandidateFacts
  /** What they did, with its tags: read when it is asked for, since few of a page are asked. */
  readonly entries: () => TaggedEntry[]
  readonly link: StoredLink | undefined
  /** What happened to the link within the time for taking it back, newest first. */
  readonly recent: readonly RecentChange[]
}

/** The people of a posting as its owner’s side sees them: `recentAfter` is since when a step can still be taken back. */
export function candidateView({ clock }: Pick<Context, 'clock'>, viewer: Viewer, posting: Posting): CandidateView {
  return { viewer, posting, recentAfter: new Date(clock.now() - UNDO_MS) }
}

/** A view for a statement that is built once and run for many: placeholders, and the values that take their place. */
export function anyCandidateView({ viewer, posting, recentAfter }: CandidateView) {
  const any = anyViewer(viewer)
  const anyPosting = { id: placeholder<Id>('postingId'), ownerId: placeholder<Id>('ownerId'), kind: posting.kind }
  return {
    view: { viewer: any.viewer, posting: anyPosting, recentAfter: placeholder<Date>('recentAfter') },
    values: { ...any.values, postingId: posting.id, ownerId: posting.ownerId, recentAfter },
    shape: `${any.shape}, ${posting.kind}`,
  }
}
export type AnyCandidateView = ReturnType<typeof anyCandidateView>

/** What candidates are read from, as parts of a query. */
export function candidateTables(db: Queries, { viewer, posting, recentAfter }: CandidateView) {
  const compared = comparedPeople(db)
  const link = linkOfPosting(db, posting.id, compared.profileId, recentAfter)
  const card = cardsOfCandidates(db, viewer)
  return {
    link,
    card,
    compared,
    genome: genomesWithEntries(db),
    blocked: or(exists(blocksBetween(db, card.id, posting.ownerId)), exists(blocksBetween(db, card.id, viewer.id)))!,
    /** Whom the owner's side may see. */
    isSeen: isCandidate(db, card, posting, link),
  }
}
export type CandidateTables = ReturnType<typeof candidateTables>

/**
 * Those of some people whom the owner's side may see.
 * @param which whether they are meant, as a condition on `compared`
 */
export function candidateRows(db: Queries, { link, card, compared, genome, blocked, isSeen }: CandidateTables, which: SQL) {
  return db
    .select({
      card: card._.selectedFields,
      vectors: writtenVectors(compared),
      signature: genome.signature,
      entries: { names: genome.names, tags: genome.tags },
      blocked: sql<boolean>`${blocked}`.as('blocked'),
      link: link._.selectedFields,
    })
    .from(compared)
    .innerJoin(card, eq(card.id, compared.profileId))
    .leftJoin(genome, eq(genome.profileId, compared.profileId))
    .leftJoinLateral(link, sql`true`)
    .where(and(which, isSeen))
}

type CandidateRow = Awaited<ReturnType<typeof candidateRows>>[number]

/** A row of the candidates as they are compared and presented. */
export function foundCandidate({ card, vectors, signature, entries, blocked, link }: CandidateRow): FoundCandidate {
  const { birthYear, membership, seen, photoId } = card
  return {
    // A photo is for those who may see the person in any case.
    card: { ...card, photoId: seen ? photoId : null },
    vectors: rememberedVectors(vectors),
    signature,
    entries: () => entriesIn(entries),
    person: { birthYear, membership, blocked },
    link: link?.personId ? link : undefined,
    recent: link?.recent ?? [],
  }
}

const rowsByIds = prepared((db, { view }: AnyCandidateView) => {
  const tables = candidateTables(db, view)
  return candidateRows(db, tables, isAnyOf(tables.compared.profileId, 'ids'))
})

/** Those of these people whom the owner's side may see, in the order asked. */
export async function candidatesById(db: Queries, view: CandidateView, ids: readonly Id[]): Promise<FoundCandidate[]> {
  if (ids.length === 0) return []
  const any = anyCandidateView(view)
  const rows = await rowsByIds(db, any).execute({ ...any.values, ids })
  const byId = new Map(rows.map((row) => [row.card.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row === undefined ? [] : [foundCandidate(row)]
  })
}
