import { z } from 'zod'
import { endpoint, inSession, self, whoMay } from '../wire/endpoint.ts'
import { FoundText, foundOf } from '../people/found.ts'
import { Id } from '../wire/ids.ts'
import { LIKE_ME_PAGE_SIZE, page, wholeNumber } from '../wire/paging.ts'
import { MissingFields, ScoreFields } from './scores.ts'
import { searchFilters } from './searchFilters.ts'
import { PersonCard } from '../profiles/profiles.ts'
import { text } from '../texts/text.ts'

/**
 * What a person wrote about a skill that both have: a sentence of their bio, what it was written of (empty where it stands by itself), and the
 * skill, empty where the sentence does not name it.
 */
export const Quote = z.object({ text: z.string(), of: z.string(), skill: z.string() })
export type Quote = z.output<typeof Quote>

/** A person with how well they match, from 0 to 100, and why. `genome + tags + text` is `score`. */
export const Match = PersonCard.extend({
  /** Where the words searched for stand; left out without any. */
  found: z.array(FoundText).optional(),
  /** In a list: left out where they wrote nothing about what both have. */
  quote: Quote.optional(),
  ...ScoreFields,
})
export type Match = z.output<typeof Match>

/** Matches are the nearest people only: a list ends after this many. */
export const MOST_MATCHES = 200

/** Whom to look for: people ahead with a like genome, people at the same level, or anybody. */
export const peopleTypes = ['rolemodels', 'likeme', 'all'] as const

export const likeMe = endpoint({
  method: 'GET',
  path: '/profile/like',
  access: self('query.id', { types: ['student'] }),
  summary: 'Answers the role models (`roleModels=true`) or the peers whose genome is most like yours, and why.',
  query: z.strictObject({
    id: Id,
    roleModels: z.stringbool().default(false),
    page,
    results: wholeNumber(1, 100).default(LIKE_ME_PAGE_SIZE),
    name: text(200).default(''),
    keyword: text(200).default(''),
  }),
  reply: foundOf(Match),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

/** Filters of a people search; an empty one does not filter. `membership` keeps those whom the directories of the searcher's own groups show. */
export const findPeople = endpoint({
  method: 'POST',
  path: '/pythonApi/findPeople',
  access: self('body.userId', { types: ['student'] }),
  summary: 'Finds people by keyword and filters, best match first, with reasons.',
  body: z.strictObject({
    userId: Id,
    pplType: z.enum(peopleTypes).default('all'),
    ...searchFilters,
    indexType: z.enum(['profile']).default('profile'),
  }),
  reply: foundOf(Match),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

/** One person with what is missing for a better match. */
export const MatchWith = Match.extend({
  ...MissingFields,
  /** Whether they may be suggested as a role model: ahead, and not taken out of the suggestions. */
  isRoleModel: z.boolean(),
})
export type MatchWith = z.output<typeof MatchWith>

export const matchWith = endpoint({
  method: 'GET',
  path: '/profile/:id/match',
  access: whoMay('see', 'profile', 'params.id', { types: ['student'], orSuperUser: false }),
  summary:
    'Answers how well you match another student whom you may see, why, what is missing and what one more entry of your bio would add.',
  params: z.strictObject({ id: Id }),
  reply: z.object({ data: MatchWith }),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})
