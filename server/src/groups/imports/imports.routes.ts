import * as calls from '@trellis/contract/memberImports/memberImports.calls.ts'
import type { Context } from '../../context.ts'
import type { Person } from '../../platform/http/actor.ts'
import { routeOn } from '../../platform/http/route.ts'
import { theGroup } from '../../postings/postings.things.ts'
import { beginImport, dropImport, putLines, runImport } from './imports.actions.ts'
import { type ImportRow, importOf, isTheirs, linesOf, presentImport, someLines } from './imports.queries.ts'

/** Tables of members that advisors bring in. */
export const importRoutes = (context: Context) => {
  const { db, clock } = context
  const told = async (row: ImportRow, actor: Person) => ({ data: await presentImport(db, clock.now(), row, actor) })
  return [
    routeOn(theGroup, calls.beginMemberImport, async ({ actor, thing, body }) =>
      told(await beginImport(context, actor, thing, body), actor),
    ),
    routeOn(theGroup, calls.putImportLines, async ({ actor, thing, body: { importId, lines } }) => {
      const row = await putLines(context, actor, thing, importId, lines)
      const numbers = lines.map(({ line }) => line)
      return { ...(await told(row, actor)), lines: await someLines(db, row.id, numbers) }
    }),
    routeOn(theGroup, calls.readMemberImport, async ({ actor, thing, query: { page, size } }) => {
      const row = await importOf(db, thing.id)
      if (row === undefined) return { data: null, items: [], total: 0, page, size }
      const lines = isTheirs(row, actor) ? await linesOf(db, row.id, { page, size }) : { items: [], total: 0 }
      return { ...(await told(row, actor)), ...lines, page, size }
    }),
    routeOn(theGroup, calls.runMemberImport, async ({ actor, thing, body: { importId } }) =>
      told(await runImport(context, actor, thing, importId), actor),
    ),
    routeOn(theGroup, calls.dropMemberImport, async ({ thing, query: { importId } }) => {
      await dropImport(context, thing, importId)
      return { data: { message: 'The import is gone' } }
    }),
  ]
}
