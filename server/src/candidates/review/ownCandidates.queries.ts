import type { Id } from '@trellis/contract/wire/ids.ts'
import { noLink } from '@trellis/contract/postings/links.ts'
import type { Level } from '@trellis/contract/profiles/levels.ts'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { and, type Column, eq, inArray, ne, or, type SQL } from 'drizzle-orm'
import { principalIdsOf } from '../../accounts/delegates/delegates.queries.ts'
import type { Context } from '../../context.ts'
import { groupsRunBy } from '../../memberships/memberships.queries.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { cardsOfCandidates } from '../../profiles/cards.queries.ts'
import { candidateRecord, viewerOf } from '../../profiles/profiles.queries.ts'
import { howComplete } from '../../profiles/sections/howComplete.queries.ts'
import { candidateOf, isCandidate } from '../../postings/links/candidates.queries.ts'
import { mayReach, tellsOwnPages } from '../../postings/links/links.policy.ts'
import { linkOf } from '../../postings/links/links.present.ts'
import { everyLink, type Posting, shownPostings, type StoredLink } from '../../postings/postings.queries.ts'

/**
 * A candidate's profile, as the owner's side of a posting sees it.
 * @throws Failure NotFound
 */
export async function candidateProfile(context: Context, actor: Actor, posting: Posting, studentId: Id): Promise<ProfileRecord> {
  const { link, person, seen } = await candidateOf(context, actor, posting, studentId)
  const resume = link?.applied ? resumeOf(link) : []
  const [stored, now] = [link === undefined ? noLink : linkOf(link), context.clock.now()]
  const [isReached, withPages] = [mayReach(stored, person, now), tellsOwnPages(stored, person, posting, now)]
  return found(await candidateRecord(context, viewerOf(context, actor), studentId, { resume, isReached, withPages, seen }))
}

function resumeOf({ resumeId, resumeName, appliedAt, personChangedAt }: StoredLink): ResumeFile[] {
  if (resumeId === null || resumeName === null) return []
  return [{ id: resumeId, filename: resumeName, uploadedAt: (appliedAt ?? personChangedAt).getTime() }]
}

/**
 * The resume that came with an application.
 * @throws Failure NotFound where there is no application, or none with it
 */
export async function applicationResumeId(context: Context, actor: Actor, posting: Posting, studentId: Id): Promise<Id> {
  const { link } = await candidateOf(context, actor, posting, studentId)
  return found(link?.applied ? link.resumeId : undefined)
}

interface ProfileStatus {
  readonly id: Id
  readonly hidden: boolean
  readonly level: Level
  readonly completeness: number
}

/**
 * How complete and how public the profiles of one's own candidates are, in the order asked, each once: people in a list of
 * a posting of one's own, or of whom one is the delegate of.
 * @throws Failure Forbidden where one of them is none
 */
export async function profileStatuses(context: Context, actor: Actor, ids: readonly Id[]): Promise<ProfileStatus[]> {
  const wanted = [...new Set(ids)]
  const own = await ownCandidates(context, actor, wanted)
  if (wanted.some((id) => !own.has(id))) throw new Failure('Forbidden')
  const profiles = new Map((await howComplete(context.db, wanted)).map((profile) => [profile.id, profile]))
  return wanted.map((id) => {
    const { hidden, level, percent } = profiles.get(id)!
    return { id, hidden, level, completeness: percent }
  })
}

async function ownCandidates(context: Context, actor: Actor, ids: readonly Id[]): Promise<Set<Id>> {
  if (ids.length === 0) return new Set()
  const isOwn: WhoseListed = ({ id, ownerId }) =>
    or(eq(ownerId, actor.id), inArray(ownerId, principalIdsOf(context.db, actor.id)), inArray(id, groupsRunBy(context.db, actor.id)))
  const rows = await ownListed(context, actor, ids, actor.isSuperUser ? () => undefined : isOwn)
  return new Set(rows.map(({ personId }) => personId))
}

/** The postings of the actor's own, not of those for whom they act, that have a person among their candidates. */
export async function ownPostingsWith(
  context: Pick<Context, 'clock'> & { readonly db: Queries },
  actor: Actor,
  personId: Id,
): Promise<Pick<Posting, 'id' | 'kind'>[]> {
  return ownListed(context, actor, [personId], ({ ownerId }) => eq(ownerId, actor.id))
}

/** Which postings are meant, as a condition on them. */
type WhoseListed = (posting: { readonly id: Column; readonly ownerId: Column }) => SQL | undefined

/** Which of these people are in a list of which of some postings, as far as the actor may see them there. */
function ownListed({ db, clock }: Pick<Context, 'clock'> & { readonly db: Queries }, actor: Actor, ids: readonly Id[], whose: WhoseListed) {
  const [link, posting, card] = [everyLink(db), shownPostings(db), cardsOfCandidates(db, viewerOf({ clock }, actor))]
  // What a person does on their own, such as saving a posting, makes them no candidate.
  const isListed = or(ne(link.ownerState, 'none'), link.applied)
  return db
    .select({ id: posting.id, kind: posting.kind, personId: link.personId })
    .from(link)
    .innerJoin(posting, eq(posting.id, link.postingId))
    .innerJoin(card, eq(card.id, link.personId))
    .where(and(inArray(link.personId, [...ids]), isListed, whose(posting), isCandidate(db, card, posting, link)))
    .orderBy(posting.id)
}
