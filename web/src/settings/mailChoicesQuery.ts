import { queryOptions } from '@tanstack/react-query'
import { getMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { dated } from '../api/writes.ts'

/** How somebody chose to hear of each kind of thing by e-mail. */
export const mailChoicesQuery = (userId: string) =>
  queryOptions({
    queryKey: keys.notifications(userId, 'mail'),
    queryFn: ({ signal }) => dated(async () => (await call(getMailChoices, { params: { userId } }, { signal })).data),
  })
