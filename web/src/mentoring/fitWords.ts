import type { FitAnswer } from '@trellis/contract/mentoring/living/fit.ts'

export const fitWords: Readonly<Record<FitAnswer, string>> = { yes: 'Yes', unsure: 'Not sure', no: 'No' }
