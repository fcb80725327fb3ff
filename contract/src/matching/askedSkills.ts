import { z } from 'zod'

/** A skill that a job asks for, and whether a person shows it, or one that is close to it. */
export const askedSkill = z.object({
  /** In the job's words. */
  skill: z.string(),
  fit: z.enum(['have', 'nearly', 'notYet']),
  /** The entry of the bio that shows the skill, or the close skill that the person has; empty where neither is named. */
  by: z.string(),
})
export type AskedSkill = z.infer<typeof askedSkill>
