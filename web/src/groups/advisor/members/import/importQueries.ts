import { queryOptions } from '@tanstack/react-query'
import { readMemberImport } from '@trellis/contract/memberImports/memberImports.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'

/** Lines shown at once. */
const LINES_SHOWN = 50
const WHILE_RUNNING_MS = 1_000

export type ImportPage = Reply<(typeof readMemberImport)['description']>

/** The import of a group with a page of its lines; asked for again while it is being carried out. */
export function importQuery(groupId: string, page: number) {
  return queryOptions({
    queryKey: keys.group(groupId, 'import', page),
    queryFn: ({ signal }): Promise<ImportPage> =>
      call(readMemberImport, { params: { groupId }, query: { page, size: LINES_SHOWN } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.data?.state === 'running' ? WHILE_RUNNING_MS : false),
    placeholderData: (before) => before,
  })
}
