import { z } from 'zod'
import { Id } from '../../wire/ids.ts'

/** So many changes of a draft can be undone, one after the other. */
export const MOST_STEPS = 50
/** So many drafts are kept under a name in one mentoring group. */
export const MOST_NAMED_DRAFTS = 20
/** Of so many publications the pairs are kept; of those before, only when they were. */
export const MOST_KEPT_PUBLICATIONS = 50
export const LONGEST_DRAFT_NAME = 100

/** What of a draft a change was about; where it was about several, the first of these. */
const stepKinds = ['pairs', 'locks', 'pins'] as const
export const StepKind = z.enum(stepKinds)
export type StepKind = z.output<typeof StepKind>

/** A change that can be undone, or done again: of what, and of how many mentees. */
export const DraftStep = z.object({ kind: StepKind, mentees: z.number().int(), at: z.number() })
export type DraftStep = z.output<typeof DraftStep>

/** How a draft stands, as far as the advisor sees its people. */
const Standing = z.object({
  pairs: z.number().int(),
  /** The points of a pair on average, 0 to 100, as they were assigned; null without a pair. */
  averageScore: z.number().nullable(),
  /** How many of those who take part now have nobody in it. */
  without: z.number().int(),
})

/** A draft that is kept under a name. */
export const NamedDraft = Standing.extend({
  id: Id,
  name: z.string(),
  /** Empty where the account is gone. */
  keptBy: z.string(),
  keptAt: z.number(),
})
export type NamedDraft = z.output<typeof NamedDraft>

export const DraftHistory = z.object({
  version: z.number().int(),
  /** What the last change was about, and the last that was undone; null where there is none. */
  undo: DraftStep.nullable(),
  redo: DraftStep.nullable(),
  /** The last kept first. */
  named: z.array(NamedDraft),
})
export type DraftHistory = z.output<typeof DraftHistory>

/** What is compared: the draft of now, what members see, no pair at all, or one that is kept. */
const nowDrafts = ['draft', 'published', 'nothing'] as const
export const ComparedDraft = z.union([z.enum(nowDrafts), Id])
export type ComparedDraft = z.output<typeof ComparedDraft>

/** What came of loading a kept draft. */
export const LoadedDraft = z.object({
  version: z.number().int(),
  /** How many of its pairs are gone with somebody who takes part no more, 0 to whoever does not see everybody, and how many cannot be by now. */
  gone: z.number().int(),
  barred: z.number().int(),
})
export type LoadedDraft = z.output<typeof LoadedDraft>

/** When a draft was made what members see. What is null is not known: it is older than the history. */
export const Publication = z.object({
  id: Id,
  publishedAt: z.number(),
  /** Empty where it is not known, or the account is gone. */
  publishedBy: z.string(),
  began: z.number().int().nullable(),
  ended: z.number().int().nullable(),
  told: z.number().int().nullable(),
  /** By which its pairs are looked at; null where they are not kept. */
  keptId: Id.nullable(),
})
export type Publication = z.output<typeof Publication>
