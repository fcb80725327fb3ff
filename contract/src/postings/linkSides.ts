import { z } from 'zod'
import { Id } from '../wire/ids.ts'
import { LinkEvent, LinkEventOrUndo, LinkFlags, LinkState } from './links.ts'

/** What a person and a job are to each other, as the person sees it. */
export const LinkOfPerson = z.object({
  state: LinkState,
  /** The state, with what stands beside it: 'contacted', 'withdrawn'… as the specification's `flag`. */
  flag: z.string(),
  flags: LinkFlags.pick({ withdrawn: true, applied: true, ok2contact: true, approved: true }),
  /** The events that the person may cause now. */
  can: z.array(LinkEvent),
  /** Whether the person's last change can still be taken back, and until when. */
  undoUntil: z.number().nullable(),
  changedAt: z.number().nullable(),
  /** What the person wrote with the application, where they wrote something. */
  note: z.string().optional(),
  /** Of somebody rejected, that they had been accepted before; left out where they had not. */
  wasAccepted: z.literal(true).optional(),
})
export type LinkOfPerson = z.output<typeof LinkOfPerson>

/** What a person and a job are to each other, as the job's owner sees it. */
export const LinkOfOwner = z.object({
  id: Id,
  state: LinkState,
  flag: z.string(),
  flags: LinkFlags,
  can: z.array(LinkEvent),
  /** Why the person cannot be contacted, in a sentence; empty where nothing speaks against it. */
  contactHeldBy: z.string(),
  /** Of somebody whom the owner has rejected, the state that reopening leads back to; null where it leads nowhere. */
  reopensTo: LinkState.nullable(),
  undoUntil: z.number().nullable(),
  changedAt: z.number().nullable(),
  appliedAt: z.number().nullable(),
  /** What the person wrote with the application. */
  note: z.string(),
  /** The resume chosen for the application; null without one. */
  resume: z.object({ id: Id, filename: z.string() }).nullable(),
})
export type LinkOfOwner = z.output<typeof LinkOfOwner>

/** One thing that happened, as one side may know it. `by` is who did it: 'You', a name, or the company's. */
export const LinkChange = z.object({
  at: z.number(),
  by: z.string(),
  event: LinkEventOrUndo,
  from: LinkState,
  to: LinkState,
  /** What the employer wrote to the person with it; empty where nothing, or where it was taken back. */
  words: z.string(),
})
export type LinkChange = z.output<typeof LinkChange>
