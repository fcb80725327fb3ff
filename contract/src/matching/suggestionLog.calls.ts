import { z } from 'zod'
import { endpoint, inSession, self } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'

/** So many places of a list are put in a learned order, or in a mix of two; what comes after stays in the usual one. */
export const ORDERED_PLACES = 50

/** In which order a list of suggestions stands: by points; by points in which skills count as was learned; or in a mix of the two. */
export const SuggestionOrder = z.enum(['usual', 'mixed', 'learned'])
export type SuggestionOrder = z.output<typeof SuggestionOrder>

/** The lists that can stand in another order than the usual one. */
export const orderedLists = ['roleModels', 'peers'] as const
export type OrderedList = (typeof orderedLists)[number]

export const suggestionLog = endpoint({
  method: 'GET',
  path: '/suggestions/:userId/log',
  access: self('params.userId'),
  summary:
    'Answers whether it is logged what a person is suggested, for how many days, and in which order their suggestions stand. What is logged of them is in the archive of their data.',
  params: z.strictObject({ userId: Id }),
  whileWaiting: 'params.userId',
  reply: z.object({
    data: z.object({
      isLogged: z.boolean(),
      keptDays: z.number().int(),
      /** Of a student; null for everybody else. */
      orders: z.record(z.enum(orderedLists), SuggestionOrder).nullable(),
    }),
  }),
  errors: [...inSession, 'NotFound'],
})
