import { z } from 'zod'

/** A reply of one sentence that says what was done. */
export const Message = z.object({ data: z.object({ message: z.string() }) })
