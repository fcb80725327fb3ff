import { z } from 'zod'
import { endpoint, self } from '../wire/endpoint.ts'
import { FoundText, foundOf } from '../people/found.ts'
import { genomeNodes, SIGNATURE_LENGTH } from '../genome/genome.ts'
import { Id } from '../wire/ids.ts'
import { LIKE_ME_PAGE_SIZE, page, size, start, wholeNumber } from '../wire/paging.ts'
import { Level, PersonCard } from '../profiles/profiles.ts'
import { text } from '../texts/text.ts'

const Node = z.enum(genomeNodes as [string, ...string[]])

/**
 * Why two match, in words, strongest first. `points` is what it adds to the score, never below 0; all points sum to it.
 * Those first, without points, that are why a job cannot be taken (`hindrance`).
 */
export const Reason = z.object({
  kind: z.enum(['hindrance', 'sharedNode', 'sharedTag', 'sharedWords', 'otherNodes', 'place', 'pay', 'difference']),
  words: z.string(),
  points: z.number().min(0),
  node: Node.optional(),
  /** All nodes that the words name, strongest first. */
  nodes: z.array(Node).optional(),
  tag: z.string().optional(),
})
export type Reason = z.infer<typeof Reason>

/** A person with how well they match, from 0 to 100, and why. `genome + tags + text` is `score`. */
export const Match = PersonCard.extend({
  /** Where the words searched for stand; left out without any. */
  found: z.array(FoundText).optional(),
  score: z.number().min(0).max(100),
  parts: z.object({ genome: z.number().min(0), tags: z.number().min(0), text: z.number().min(0) }),
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
  reply: foundOf(Match),
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
  reply: foundOf(Match),
  errors: ['NotSignedIn', 'SessionEnded', 'NotFound', 'Forbidden'],
})
