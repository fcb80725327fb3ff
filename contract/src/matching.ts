import { z } from 'zod'
import { endpoint, self } from './endpoint.ts'
import { genomeNodes, SIGNATURE_LENGTH } from './genome.ts'
import { Id } from './ids.ts'
import { hitsOf, LIKE_ME_PAGE_SIZE, page, size, start, wholeNumber } from './paging.ts'
import { Level, PersonCard } from './profiles.ts'
import { text } from './text.ts'

/** Why two people match, in words, strongest first. `points` is what it adds to the score; all points sum to it. */
export const Reason = z.object({
  kind: z.enum(['sharedNode', 'sharedTag', 'sharedWords', 'otherNodes', 'difference']),
  words: z.string(),
  points: z.number(),
  node: z.enum(genomeNodes as [string, ...string[]]).optional(),
  tag: z.string().optional(),
})
export type Reason = z.infer<typeof Reason>

/** A person with how well they match, from 0 to 100, and why. `genome + tags + text` is `score`. */
export const Match = PersonCard.extend({
  score: z.number().min(0).max(100),
  parts: z.object({ genome: z.number(), tags: z.number(), text: z.number() }),
  reasons: z.array(Reason),
  signature: z.array(z.number()).length(SIGNATURE_LENGTH),
})
export type Match = z.output<typeof Match>

/** Matches are the nearest people only: a list ends after this many. */
export const MOST_MATCHES = 200

/** Whom to look for: people ahead with a like genome, people at the same level, or anybody. */
export const peopleTypes = ['rolemodels', 'likeme', 'all'] as const

export const likeMe = endpoint({
  method: 'GET',
  path: '/profile/like',
  access: self('query.id', { types: ['profile'] }),
  summary: 'Answers the role models (`roleModels=true`) or the peers whose genome is most like yours, and why.',
  query: z.strictObject({
    id: Id,
    roleModels: z.stringbool().default(false),
    page,
    results: wholeNumber(1, 100).default(LIKE_ME_PAGE_SIZE),
    name: text(200).default(''),
    keyword: text(200).default(''),
  }),
  reply: hitsOf(Match),
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden'],
})

/** Filters of a people search; an empty one does not filter. `membership` keeps only groups the searcher belongs to. */
export const findPeople = endpoint({
  method: 'POST',
  path: '/pythonApi/findPeople',
  access: self('body.userId', { types: ['profile'] }),
  summary: 'Finds people by keyword and filters, best match first, with reasons.',
  body: z.strictObject({
    userId: Id,
    pplType: z.enum(peopleTypes).default('all'),
    start,
    size,
    keyword: text(200).default(''),
    level: z.array(Level).max(5).default([]),
    membership: z.array(Id).max(50).default([]),
    locationFilter: z
      .strictObject({ city: text(100).default(''), state: text(100).default(''), country: text(100).default('') })
      .prefault({}),
    cohortID: Id.nullish(),
    indexType: z.enum(['profile']).default('profile'),
  }),
  reply: hitsOf(Match),
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden'],
})
