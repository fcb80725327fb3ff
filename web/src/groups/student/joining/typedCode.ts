import { readCode } from '@trellis/contract/groups/codes/codeSigns.ts'
import { z } from 'zod'

const NO_CODE = 'A code has six letters and digits, and never 0, O, 1, I or L'

/** A code as it is typed; what can be none is said before it is asked about. */
export const TypedCode = z.object({
  code: z.string().transform((typed, check) => {
    const code = readCode(typed)
    if (code !== undefined) return code
    check.addIssue({ code: 'custom', message: typed.trim() === '' ? 'Enter the code' : NO_CODE })
    return z.NEVER
  }),
})
