import * as calls from '@trellis/contract/admin/admin.ts'
import type { Context } from '../context.ts'
import { route } from '../platform/http/route.ts'
import { presentRecruiter } from './admin.present.ts'
import { recruiterNames, recruitersPage } from './admin.queries.ts'

export const adminRoutes = ({ db }: Context) => [
  route(calls.recruiters, async () => ({
    data: (await recruiterNames(db)).map(({ id, name }) => ({ _id: id, name })),
  })),

  route(calls.recruitersList, async ({ query: { page, size, searchQuery } }) => {
    const { items, total } = await recruitersPage(db, searchQuery, { limit: size, offset: page * size })
    return { items: items.map(presentRecruiter), total, page, size }
  }),
]
