import { z } from 'zod'

/** The code of a group as its advisors read it. */
export const JoinCode = z.object({
  code: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
  mostUses: z.number().int(),
  uses: z.number().int(),
  /** Whether it still lets somebody in: it has not ended, and is not used up. */
  isOn: z.boolean(),
})
export type JoinCode = z.output<typeof JoinCode>
