import { z } from 'zod'
import { ownPosting } from '../postings/ownPosting.ts'
import { requiredText } from '../texts/text.ts'
import { endpoint, whoMay } from '../wire/endpoint.ts'
import { Id } from '../wire/ids.ts'
import { listOf, page, size } from '../wire/paging.ts'
import { Message } from '../wire/replies.ts'
import { ImportLine, LINES_AT_ONCE, MemberImport, MOST_IMPORTED, SentLine } from './memberImports.ts'

const byAdvisors = whoMay('review', 'group', 'params.groupId', { types: ['advisor'] })
const OneGroup = z.strictObject({ groupId: Id })
const reply = z.object({ data: MemberImport })
const ofImport = [...ownPosting, 'Stale'] as const

export const beginMemberImport = endpoint({
  method: 'POST',
  path: '/group/import/:groupId',
  access: byAdvisors,
  summary:
    'Begins to bring a table of members into a group, in place of one that is not being carried out. Its lines follow. Nobody is invited before ' +
    'it is run.',
  params: OneGroup,
  body: z.strictObject({
    fileName: requiredText(200),
    lines: z.number().int().min(1, 'There are no lines in this file').max(MOST_IMPORTED, `A file may have ${MOST_IMPORTED} lines at most`),
  }),
  reply,
  errors: ofImport,
})

export const putImportLines = endpoint({
  method: 'POST',
  path: '/group/import/:groupId/lines',
  access: byAdvisors,
  summary:
    `Adds lines to an import, or changes some of them, ${LINES_AT_ONCE} at most, and says what would become of these and of all. ` +
    '409 `Stale` for another advisor than the one who began it.',
  params: OneGroup,
  body: z.strictObject({ importId: Id, lines: z.array(SentLine).min(1).max(LINES_AT_ONCE, `Send at most ${LINES_AT_ONCE} lines at once`) }),
  shortTexts: true,
  reply: reply.extend({ lines: z.array(ImportLine) }),
  errors: ofImport,
})

export const readMemberImport = endpoint({
  method: 'GET',
  path: '/group/import/:groupId',
  access: byAdvisors,
  summary:
    'Answers the import of a group and a page of its lines, those to be mended first; null where there is none. Who did not begin it reads no lines.',
  params: OneGroup,
  query: z.strictObject({ page, size }),
  reply: listOf(ImportLine).extend({ data: MemberImport.nullable() }),
  errors: ownPosting,
  passive: true,
})

export const runMemberImport = endpoint({
  method: 'POST',
  path: '/group/import/:groupId/run',
  access: byAdvisors,
  summary:
    'Carries an import out in the background: addresses are invited, and members put into their cohorts. What has to be mended is left out. ' +
    'Letters that a day does not allow go out on the next ones. 409 `Stale` for another advisor than the one who began it.',
  params: OneGroup,
  body: z.strictObject({ importId: Id }),
  reply,
  errors: ofImport,
})

export const dropMemberImport = endpoint({
  method: 'DELETE',
  path: '/group/import/:groupId',
  access: byAdvisors,
  summary: 'Forgets an import, and stops it where it is being carried out: what is done by then stays.',
  params: OneGroup,
  query: z.strictObject({ importId: Id }),
  reply: Message,
  errors: ofImport,
})
