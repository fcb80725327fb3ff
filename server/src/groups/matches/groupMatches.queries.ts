import type { findGroups4Candidate } from '@trellis/contract/groups/groups.calls.ts'
import type { GroupInfo } from '@trellis/contract/groups/groups.ts'
import { plainText } from '@trellis/contract/texts/plainText.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Compared } from '../../matching/matching.present.ts'
import type { FoundPage } from '../../matching/matching.queries.ts'
import type { Measures } from '../../matching/scoring/measures.ts'
import { rankedBy } from '../../matching/scoring/rankedBy.ts'
import { LEAST_SUGGESTED_JOB } from '../../matching/scoring/score.ts'
import { isOfOneSubject, rankOf, rankWithoutGenome } from '../../matching/vectors/rankOf.ts'
import type { ComparedVectors } from '../../matching/vectors/vectors.ts'
import type { Queries } from '../../platform/database/database.ts'
import { totalOf } from '../../platform/database/pages.ts'
import { isAnyOf } from '../../platform/database/statements/placeholder.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { comparedBy, indexedPostings, readCompared } from '../../postings/index/postingIndex.queries.ts'
import { postingsFoundBy } from '../../postings/index/postingSearch.ts'
import { isInTime, linksOfPerson, type PostingViewer, visiblePostings } from '../../postings/postings.queries.ts'
import { type FoundByWords, foundInPostings, sentencesOf } from '../../postings/texts/foundInPostings.ts'
import { type AgeAndHome, ageAndHomeOf } from '../../profiles/profiles.queries.ts'
import { groups } from '../groups.tables.ts'
import { isWithinReach } from './reach.ts'

const leastSuggested = sql`${LEAST_SUGGESTED_JOB}::float8`

/** Which groups a student looks for, from where on and how many. */
type WantedGroups = Omit<z.output<(typeof findGroups4Candidate)['description']['body']>, 'cohortID'>

/** Who looks for groups, and what they are compared by. */
interface GroupSearch {
  readonly student: PostingViewer
  /** Left out for a recruiter, whom nothing is compared with: what opened last comes first. */
  readonly own: ComparedVectors | undefined
  /** Only this group. */
  readonly only: Id | undefined
  readonly wanted: WantedGroups
  readonly measures: Measures
}

/**
 * The groups that a student may see and wants. Lists of what the student did are in the order in which they did it, newest first;
 * the others are best first, and last what they cannot join: what they are too young for, and what is for those who were invited. Nothing of
 * that is suggested, nor what hardly fits them or meets where they would have to move to.
 */
export async function groupsFor({ db, clock }: Context, { student, own, only, wanted, measures }: GroupSearch): Promise<FoundPage<Id>> {
  const posting = visiblePostings(db, student)
  const [link, indexed] = [linksOfPerson(db, student.id), indexedPostings(db)]
  const isRanked = wanted.state === '' || wanted.state === 'suggested'
  const isSuggesting = wanted.state === 'suggested' && wanted.keyword === ''
  const time = isRanked ? posting.openedAt : link.personChangedAt
  const by = own && rankedBy(own, measures)
  const order = isRanked && by ? rankOf(by, indexed) : sql<number>`extract(epoch from ${time})::float8`
  const looking = isRanked && own ? await ageAndHomeOf(db, student.id) : undefined
  const canJoin = looking && whatTheyCanJoin(looking)
  const { holding, meant } = wanted.keyword === '' ? {} : await postingsFoundBy(db, wanted.keyword, posting, indexed)
  const compared = db.$with('compared').as(
    db
      .select({
        id: groups.postingId,
        order: order.as('order'),
        hasGround: hasGround().as('has_ground'),
      })
      .from(groups)
      .innerJoin(posting, eq(posting.id, groups.postingId))
      .innerJoin(indexed, eq(indexed.postingId, groups.postingId))
      .leftJoin(link, eq(link.postingId, groups.postingId))
      .where(
        and(
          only === undefined ? undefined : eq(posting.id, only),
          isInList(),
          sharesGroup(),
          isAt(wanted.locationFilter),
          holding,
          isSuggesting && looking ? and(canJoin, isWithinReach(looking)) : undefined,
        ),
      ),
  )
  const isEnough = isSuggesting && by ? and(compared.hasGround, gte(compared.order, leastSuggested)) : undefined
  const all = db.select({ total: count() }).from(compared).where(isEnough)
  const page = await thoseToJoinFirst().limit(wanted.size).offset(wanted.start)
  const counted = () => db.with(compared).select({ total: count() }).from(compared).where(isEnough)
  const total = await totalOf(page, { offset: wanted.start }, counted)
  return { items: page.map(({ id }) => id), total, meant }

  /** Whether one can join is looked up once groups are compared: asked of each before, it has PostgreSQL read all groups anew for each. */
  function thoseToJoinFirst() {
    const total = sql`${all}`.mapWith(Number)
    const found = db.with(compared).select({ id: compared.id, total }).from(compared)
    const bestFirst = [desc(compared.order), asc(compared.id)]
    if (canJoin === undefined || isSuggesting) return found.where(isEnough).orderBy(...bestFirst)
    const isIn = sql`coalesce(${link.personState} in ('accepted', 'contacted'), false)`
    return found
      .innerJoin(groups, eq(groups.postingId, compared.id))
      .leftJoin(link, eq(link.postingId, compared.id))
      .where(isEnough)
      .orderBy(desc(sql`(${canJoin}) or ${isIn}`), ...bestFirst)
  }

  /** Suggested are those that one can still ask to join, and has done nothing with. */
  function isInList(): SQL | undefined {
    if (wanted.state === '') return eq(posting.state, 'open')
    if (wanted.state !== 'suggested') return eq(link.personState, wanted.state)
    const untouched = and(inArray(link.personState, ['none', 'suggested']), not(link.withdrawn))
    return and(eq(posting.state, 'open'), isInTime(posting, clock.now()), or(isNull(link.postingId), untouched))
  }

  /** A group that the student does not belong to cannot be asked for. */
  function sharesGroup(): SQL | undefined {
    if (wanted.membership.length === 0) return undefined
    const own = wanted.membership.filter((group) => student.membership.includes(group))
    return own.length > 0 ? sql`${posting.membership} && ${sql.param(own)}` : sql`false`
  }

  /** As it is asked of jobs: a skill of its subject is shown, or skills and words fit without the genome. */
  function hasGround(): SQL<boolean> {
    if (!isSuggesting || by === undefined) return sql<boolean>`true`
    return sql<boolean>`(${isOfOneSubject(by, indexed)} or ${rankWithoutGenome(by, indexed)} >= ${leastSuggested})`
  }

  /** Whoever is not in a group joins it if they are old enough for it, and it does not let in those alone who were invited. */
  function whatTheyCanJoin({ birthYear }: AgeAndHome): SQL | undefined {
    const age = birthYear === null ? null : new Date(clock.now()).getUTCFullYear() - birthYear
    const isOldEnough = or(isNull(groups.leastAge), age === null ? undefined : lte(groups.leastAge, age))
    return and(isOldEnough, ne(groups.joinPolicy, 'byInvitation'))
  }
}

/** Where a group is, as its advisor wrote it. */
function isAt(place: WantedGroups['locationFilter']): SQL | undefined {
  const fields = { locationCity: place.city, locationState: place.state, locationCountry: place.country }
  const told = Object.entries(fields).filter(([, name]) => plainText(name) !== '')
  return and(...told.map(([field, name]) => sql`lower(${groups.info} ->> ${field}) = lower(${name.trim()})`))
}

/** What groups are compared by. */
export async function comparedGroups(db: Queries, ids: readonly Id[]): Promise<Map<Id, Compared>> {
  if (ids.length === 0) return new Map()
  const rows = await comparedStatement(db).execute({ ids })
  return new Map(rows.map(({ postingId, compared }) => [postingId, readCompared(compared)]))
}

const comparedStatement = prepared((db) => {
  const indexed = indexedPostings(db)
  return db
    .select({ postingId: groups.postingId, compared: comparedBy(indexed) })
    .from(groups)
    .innerJoin(indexed, eq(indexed.postingId, groups.postingId))
    .where(isAnyOf(groups.postingId, 'ids'))
})

/** Where the words of a search stand in the groups that it found; nothing without words. */
export const foundAmongGroups = (db: Queries, found: FoundByWords) =>
  foundInPostings(
    found,
    (ids) => db.select({ id: groups.postingId, info: groups.info }).from(groups).where(inArray(groups.postingId, ids)),
    textsOf,
  )

function textsOf({ name, skills, locationCity, locationState, locationCountry, description }: GroupInfo): string[] {
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const about = skills.length > 0 ? [`About ${skills.join(', ')}`] : []
  return [name, ...about, place, ...sentencesOf(description)]
}
