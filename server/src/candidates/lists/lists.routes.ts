import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { correctedBy } from '../../matching/search/foundWords.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { FoundPage } from '../../matching/matching.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import type { Page } from '../../platform/database/pages.ts'
import type { PartsOf } from '../../platform/domain.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { type Route, routeOn } from '../../platform/http/route.ts'
import { comparedPosting } from '../../postings/index/postingIndex.queries.ts'
import type { Posting } from '../../postings/postings.queries.ts'
import { theGroup, thePosting } from '../../postings/postings.things.ts'
import { viewerOf } from '../../profiles/profiles.queries.ts'
import type { ListLog } from '../../shownLists/listLog.ts'
import { listedCandidates, newestCandidates } from './candidateLists.queries.ts'
import { presentCandidate } from '../candidates.present.ts'
import type { FoundCandidate } from '../candidates.queries.ts'
import { searchCandidates } from '../search/candidateSearch.queries.ts'
import { foundAmong } from '../search/foundCandidates.queries.ts'
import { suggestingKind } from '../candidates.parts.ts'
import { refillSuggestions } from '../suggestions/suggestions.actions.ts'

/** A posting of the actor's side, and who looks at its candidates. */
interface Review {
  readonly viewer: Viewer
  readonly posting: Posting
  readonly own: ComparedVectors
  /** The skills that it lists, by name. */
  readonly skills: readonly string[]
}

/** The people of a posting, for its owner's side. */
export function listRoutes(context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Route[] {
  const { db, clock } = context
  const { measures } = ranking

  async function reviewOf(actor: Actor, posting: Posting): Promise<Review> {
    const { vectors: own, skills } = found(await comparedPosting(db, posting.id))
    return { viewer: viewerOf(context, actor), posting, own, skills }
  }

  const kindOf = (kind: PostingKind) => partsOf(suggestingKind).find((one) => one.kind === kind)
  const withinPart = async ({ id, kind }: Posting, partId: Id): Promise<Id[]> => (await kindOf(kind)?.within?.(db, id, partId)) ?? []

  async function present({ viewer, ...review }: Review, { items, total }: Page<FoundCandidate>) {
    const reading = { actorId: viewer.id, ...review, measures, now: clock.now() }
    const { id, kind } = review.posting
    const ids = items.map(({ card }) => card.id)
    const told = await kindOf(kind)?.alsoTold?.(db, id, ids)
    const people: Candidate[] = toldInList(items.map((one) => ({ ...presentCandidate(one, reading), ...told?.get(one.card.id) })))
    return { people, total }
  }

  async function newest(actor: Actor, posting: Posting, state: 'applied' | 'contacted', pages: { page: number; size: number }) {
    const { page, size } = pages
    const slice = { limit: size, offset: page * size }
    const [found, review] = await Promise.all([
      newestCandidates(context, { viewer: viewerOf(context, actor), posting }, state, slice),
      reviewOf(actor, posting),
    ])
    const { people, total } = await present(review, found)
    return { items: people, total, page, size }
  }

  type Wanted = z.output<(typeof calls.findCandidates4Job)['description']['body']>

  async function search(actor: Actor, posting: Posting, { cohortID, ...wanted }: Wanted) {
    const review = await reviewOf(actor, posting)
    const within = cohortID ? await withinPart(posting, cohortID) : undefined
    // Of everybody, members alone are in a cohort.
    const state = wanted.state === '' && within !== undefined ? 'accepted' : wanted.state
    if (state === 'suggested' && wanted.start === 0) await refillSuggestions(context, ranking, partsOf(suggestingKind), posting.id)
    const found: FoundPage<FoundCandidate> =
      state === ''
        ? await searchCandidates(context, ranking, { ...review, wanted })
        : await listedCandidates(context, ranking, { ...review, within, wanted: { ...wanted, state } })
    const { people, total } = await present(review, found)
    const ids = people.map(({ _id }) => _id)
    const words = await foundAmong(db, ids, wanted.keyword, found.meant)
    if (state === 'suggested' && wanted.keyword === '') {
      listLog.noteShown({ viewerId: actor.id, list: 'candidates', forId: posting.id, offset: wanted.start, entries: people })
    }
    const hits = people.map((one) => ({ ...one, ...words.get(one._id) }))
    return { hits: { hits, total, ...correctedBy(found.meant) } }
  }

  return [
    routeOn(thePosting, calls.findCandidates4Job, ({ actor, thing, body }) => search(actor, thing, body)),
    routeOn(theGroup, calls.findCandidates4Group, ({ actor, thing, body }) => search(actor, thing, body)),

    routeOn(thePosting, calls.appliedApplicants, ({ actor, thing, query }) => newest(actor, thing, 'applied', query)),
    routeOn(thePosting, calls.contactedApplicants, ({ actor, thing, query }) => newest(actor, thing, 'contacted', query)),
  ]
}
