import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import * as calls from '@trellis/contract/candidates/candidates.calls.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { z } from 'zod'
import { emailsOfAccounts } from '../../accounts/accounts.queries.ts'
import type { Context } from '../../context.ts'
import { pointsBySkill } from '../../matching/learnedOrder/learnedOrder.ts'
import { closenessOf } from '../../matching/relations/closeness.ts'
import { askedSkillsOf } from '../../matching/scoring/askedSkills.ts'
import type { Ranking } from '../../matching/scoring/ranking.ts'
import { isAsMade } from '../../matching/search/asMade.ts'
import { correctedBy, foundInBio } from '../../matching/search/foundWords.ts'
import { toldInList } from '../../matching/scoring/tellings.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { FoundPage } from '../../matching/matching.queries.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import { chunksOf } from '../../platform/chunks.ts'
import type { PartsOf } from '../../platform/domain.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { found } from '../../platform/http/failure.ts'
import { type Route, routeOn } from '../../platform/http/route.ts'
import { mapYielding } from '../../platform/reading/mapYielding.ts'
import { comparedPosting } from '../../postings/index/postingIndex.queries.ts'
import type { Posting } from '../../postings/postings.queries.ts'
import { theGroup, thePosting } from '../../postings/postings.things.ts'
import { profilesById, viewerOf } from '../../profiles/profiles.queries.ts'
import type { ListLog } from '../../shownLists/listLog.ts'
import { listedCandidates, newestCandidates, type WantedCandidates } from './candidateLists.queries.ts'
import { consumeTable, tableFile } from './tableFile.ts'
import { isReached, tableLine, tableNames, tableTitles } from './candidateTable.present.ts'
import { presentCandidate } from '../candidates.present.ts'
import { candidatesById, candidateView, type FoundCandidate } from '../candidates.queries.ts'
import { searchCandidates } from '../search/candidateSearch.queries.ts'
import { type Standing, suggestingKind } from '../candidates.parts.ts'
import { type FruitlessSearches, refillSuggestions } from '../suggestions/suggestions.actions.ts'

/** How many people of a table are read together. */
const TABLE_SLICE = 100
const exportedBody = calls.exportCandidates4Group.description.body

/** A posting of the actor's side, and who looks at its candidates. */
interface Review {
  readonly viewer: Viewer
  readonly posting: Posting
  /** What it is compared by, asked for at once: lists that are not ranked by it are read meanwhile. */
  readonly compared: Promise<{ readonly own: ComparedVectors; readonly skills: readonly string[] }>
}

/** A person found, with their texts where words were searched for. */
interface ReadCandidate extends FoundCandidate {
  readonly bio?: StudentProfile | undefined
}

/** The people of a posting, for its owner's side. */
export function listRoutes(context: Context, ranking: Ranking, partsOf: PartsOf, listLog: ListLog): Route[] {
  const { db, clock } = context
  const { measures } = ranking
  const fruitless: FruitlessSearches = new Map()

  function reviewOf(actor: Actor, posting: Posting): Review {
    const compared = comparedPosting(db, posting.id).then((one) => {
      const { vectors: own, skills } = found(one)
      return { own, skills }
    })
    // It is waited for below, and may fail before.
    compared.catch(() => {})
    return { viewer: viewerOf(context, actor), posting, compared }
  }

  const kindOf = (kind: PostingKind) => partsOf(suggestingKind).find((one) => one.kind === kind)
  const membersBeing = async ({ viewer, posting: { id, kind } }: Review, standing: Standing): Promise<Id[]> =>
    (await kindOf(kind)?.within?.(db, viewer, id, standing)) ?? []

  const readFor = ({ viewer, posting }: Review, { withTexts }: { readonly withTexts: boolean }) => {
    const view = candidateView(context, viewer, posting)
    return async (ids: readonly Id[]): Promise<ReadCandidate[]> => {
      const [people, profiles] = await Promise.all([candidatesById(db, view, ids), withTexts ? profilesById(db, ids) : []])
      const bios = new Map(profiles.map(({ row, bio }) => [row.id, bio]))
      return people.map((one) => ({ ...one, bio: bios.get(one.card.id) }))
    }
  }

  /** People as they are shown, with what the kind of the posting also tells of them: they are compared while the database is asked for that. */
  async function present({ viewer, posting, compared }: Review, items: readonly ReadCandidate[]): Promise<Candidate[]> {
    const ids = items.map(({ card }) => card.id)
    const asked = kindOf(posting.kind)?.alsoTold?.(db, viewer, posting.id, ids)
    const compare = async () => {
      const { own, skills } = await compared
      const askedSkills = askedSkillsOf(skills, closenessOf(measures))
      const reading = { actorId: viewer.id, posting, own, askedSkills, measures, now: clock.now() }
      return toldInList(await mapYielding(items, (one) => presentCandidate(one, reading)))
    }
    const [told, people] = await Promise.all([asked, othersFirst().then(compare)])
    return people.map((one) => ({ ...one, ...told?.get(one._id) }))
  }

  async function newest(actor: Actor, posting: Posting, state: 'applied' | 'contacted', pages: { page: number; size: number }) {
    const { page, size } = pages
    const slice = { limit: size, offset: page * size }
    const review = reviewOf(actor, posting)
    const { items, total } = await newestCandidates(context, review, state, slice)
    return { items: await present(review, items), total, page, size }
  }

  type Wanted = z.output<(typeof calls.findCandidates4Job)['description']['body']> & { readonly role?: MemberRole | '' }

  /** Whom a search is narrowed to beside what the people tell: with the list that this leaves. */
  async function narrowed(review: Review, { state, role, cohortID }: Pick<Wanted, 'state' | 'role' | 'cohortID'>) {
    const standing = { role: role || undefined, cohortId: cohortID ?? undefined }
    const isNamed = standing.role !== undefined || standing.cohortId !== undefined
    const within = isNamed ? await membersBeing(review, standing) : undefined
    // Of everybody, members alone are something in a group.
    return { within, state: state === '' && isNamed ? ('accepted' as const) : state }
  }

  /** @param within nobody but these, where they are named; of a search of everybody, whoever calls leaves out the others */
  const pageOf = (
    review: Review,
    wanted: WantedCandidates,
    within?: readonly Id[],
    { withTexts } = { withTexts: false },
  ): Promise<FoundPage<ReadCandidate>> => {
    const { state } = wanted
    const search = { ...review, own: review.compared.then(({ own }) => own), read: readFor(review, { withTexts }) }
    search.own.catch(() => {})
    return state === ''
      ? searchCandidates(context, ranking, { ...search, wanted })
      : listedCandidates(context, ranking, { ...search, within, wanted: { ...wanted, state } })
  }

  async function search(actor: Actor, posting: Posting, body: Wanted) {
    const { cohortID, role, ...wanted } = body
    const review = reviewOf(actor, posting)
    const { within, state } = await narrowed(review, { state: wanted.state, role, cohortID })
    if (state === 'suggested' && wanted.start === 0) {
      await refillSuggestions(context, ranking, partsOf(suggestingKind), posting.id, fruitless)
    }
    const { keyword } = wanted
    const found = await pageOf(review, { ...wanted, state }, within, { withTexts: keyword !== '' })
    const people = await present(review, found.items)
    if (state === 'suggested' && isAsMade(calls.findCandidates4Job.description.body, { ...body, role: role || undefined })) {
      const { own } = await review.compared
      const entries = people.map(({ _id, score, parts }, at) => {
        const skills = pointsBySkill(own, found.items[at]!.vectors, parts.tags, measures.vocabulary)
        return { _id, score, parts, skills }
      })
      listLog.noteShown({ viewerId: actor.id, list: 'candidates', forId: posting.id, offset: wanted.start, entries })
    }
    const hits = await mapYielding(people, (one, at) => {
      const { bio } = found.items[at]!
      return { ...one, ...(bio && foundInBio(bio, { name: '', keyword }, found.meant)) }
    })
    return { hits: { hits, total: found.total, ...correctedBy(found.meant) } }
  }

  /** A list some people at a time, each once: others answer between. */
  async function* listInSlices(review: Review, wanted: Omit<WantedCandidates, 'start' | 'size'>, within: readonly Id[] | undefined) {
    const seen = new Set<Id>()
    for (let start = 0; ; start += TABLE_SLICE) {
      const { items, total } = await pageOf(review, { ...wanted, start, size: TABLE_SLICE }, within)
      yield items.filter(({ card: { id } }) => !seen.has(id))
      for (const { card } of items) seen.add(card.id)
      if (start + TABLE_SLICE >= total) return
    }
  }

  /** The same of some people in their order, as far as the owner's side sees them. */
  async function* namedInSlices(review: Review, ids: readonly Id[]) {
    const read = readFor(review, { withTexts: false })
    for (const some of chunksOf([...new Set(ids)], TABLE_SLICE)) yield read(some)
  }

  async function* tableOf(review: Review, slices: AsyncIterable<ReadCandidate[]>) {
    for await (const items of slices) {
      const people = await present(review, items)
      const reached = items.filter((one) => isReached(one, clock.now())).map(({ card }) => card.id)
      const emails = await emailsOfAccounts(db, reached)
      yield people.map((person) => tableLine(person, emails.get(person._id) ?? ''))
    }
  }

  async function table(actor: Actor, posting: Posting, { cohortID, role, ids, ...wanted }: z.output<typeof exportedBody>) {
    await consumeTable(context, actor.id)
    const review = reviewOf(actor, posting)
    const { within, state } = await narrowed(review, { state: wanted.state, role, cohortID })
    const slices = ids.length > 0 ? namedInSlices(review, ids) : listInSlices(review, { ...wanted, state }, within)
    return tableFile(clock.now(), [posting.name, tableNames[state]], tableTitles, tableOf(review, slices))
  }

  return [
    routeOn(theGroup, calls.exportCandidates4Group, ({ actor, thing, body }) => table(actor, thing, body)),
    routeOn(thePosting, calls.findCandidates4Job, ({ actor, thing, body }) => search(actor, thing, body)),
    routeOn(theGroup, calls.findCandidates4Group, ({ actor, thing, body }) => search(actor, thing, body)),

    routeOn(thePosting, calls.appliedApplicants, ({ actor, thing, query }) => newest(actor, thing, 'applied', query)),
    routeOn(thePosting, calls.contactedApplicants, ({ actor, thing, query }) => newest(actor, thing, 'contacted', query)),
  ]
}
