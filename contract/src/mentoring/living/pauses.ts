import { z } from 'zod'

/** Until when each of the two of a pair pauses, in milliseconds since 1970; null where they do not. */
export const Pauses = z.object({ mentee: z.number().nullable(), mentor: z.number().nullable() })
export type Pauses = z.output<typeof Pauses>

/** Until when somebody pauses of whom this is stored; null where they do not, as once it is over. */
export const pauseAt = (pausedUntil: number | null, now: number): number | null =>
  pausedUntil !== null && pausedUntil > now ? pausedUntil : null
