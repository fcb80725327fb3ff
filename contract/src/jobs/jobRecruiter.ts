import { z } from 'zod'

/** Who hires, as they tell of themselves. */
export const JobRecruiter = z.object({
  name: z.string(),
  title: z.string(),
  about: z.string(),
  /** A full https address, or empty. */
  website: z.string(),
  /** Address of the photo below `/api`, or empty. */
  photo: z.string(),
})
export type JobRecruiter = z.output<typeof JobRecruiter>
