import { z } from 'zod'
import { genomeNodes, SIGNATURE_LENGTH } from '../genome/genome.ts'

const Node = z.enum(genomeNodes as [string, ...string[]])

/**
 * A skill, a node or a word that a reason names, and where either of the two shows it: the entries of a bio, what is written around it, or of a
 * node the skills that are about it.
 */
export const Ground = z.object({ of: z.string(), yours: z.array(z.string()), theirs: z.array(z.string()) })
export type Ground = z.infer<typeof Ground>

/**
 * Why two match, in words, strongest first. `points` is what it adds to the score, never below 0; all points sum to it.
 * Those first, without points, that are why a job cannot be taken (`hindrance`), and that it is called as something that somebody did (`sameTitle`).
 */
export const Reason = z.object({
  kind: z.enum([
    'hindrance',
    'sameTitle',
    'sharedNode',
    'sharedTag',
    'relatedTag',
    'sharedWords',
    'otherNodes',
    'place',
    'pay',
    'difference',
  ]),
  words: z.string(),
  points: z.number().min(0),
  node: Node.optional(),
  /** All nodes that the words name, strongest first. */
  nodes: z.array(Node).optional(),
  tag: z.string().optional(),
  /** Whether a list has said the same on three of the nine cards before: its card leaves it out. */
  saidOften: z.literal(true).optional(),
  /** What it rests on, where one person is told of: whoever doubts it can look. */
  restsOn: z.array(Ground).optional(),
})
export type Reason = z.infer<typeof Reason>

const points = z.number().min(0)
const ScoreParts = z.object({ genome: points, tags: points, related: points, text: points })
/** A score with what it is made of. */
export const ScoreFields = {
  score: z.number().min(0).max(100),
  parts: ScoreParts,
  reasons: z.array(Reason),
  signature: z.array(z.number()).length(SIGNATURE_LENGTH),
}

/** What a job's score is made of, also by where it is and whether it is paid: the parts sum to it. */
export const JobScoreFields = { ...ScoreFields, parts: ScoreParts.extend({ place: points, pay: points }) }

/**
 * What is missing for two to match better, in words: where the other stands out and the person does not (`nodes`), what the other
 * shows and the person's bio does not (`skills`), and that nothing of what they write is shared (`topics`).
 */
export const Missing = z.object({
  kind: z.enum(['nodes', 'skills', 'topics']),
  words: z.string(),
  /** The nodes that the words name, strongest first. */
  nodes: z.array(Node).optional(),
  /** All skills that are meant, the heaviest first: the words name two and count the rest, or say that there are others. */
  skills: z.array(z.string()).optional(),
})
export type Missing = z.infer<typeof Missing>

/** What one more entry of a year would make of a score, and in words; computed as if it had been saved, its own words not counted. */
export const Would = z.object({ skill: z.string(), from: z.number(), to: z.number(), words: z.string() })
export type Would = z.infer<typeof Would>

/** What is missing, and the one entry that would add most; null where none adds a point. */
export const MissingFields = { missing: z.array(Missing), would: Would.nullable() }
