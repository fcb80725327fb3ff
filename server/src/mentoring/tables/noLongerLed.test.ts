import { removeGroupAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedUp } from '../../accounts/testing.ts'
import { populationInUse } from '../../genome/population/populationInUse.ts'
import { measuresOf } from '../../matching/scoring/measures.ts'
import { joinAs } from '../../memberships/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { whoIs } from '../living/livingPairs.queries.ts'
import { mentoringGroupById } from '../mentoringGroups.queries.ts'
import { mentoredGroup } from '../testing.ts'
import { rebalanceDraft } from './tables.actions.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('what was worked out for somebody who leads the group no more is not stored', async () => {
  const [gus, ida] = [await signedUp(server, { type: 'advisor' }), await signedUp(server, { type: 'advisor' })]
  const { group: groupId, within } = await mentoredGroup(server, gus, { mentees: 1, mentors: 1 })
  await joinAs(server, 'advisor', groupId, ida)
  const { context } = server
  // Who asks, and for what, is read when it begins.
  const [actor, group] = [await whoIs(context, ida.id), await mentoringGroupById(context.db, within.mgrpID)]
  await gus.client.call(removeGroupAdvisor, { params: { groupId, advisorId: ida.id } })
  const asked = { baseVersion: group!.draftVersion, options: { dryRun: false } }
  const measures = measuresOf(populationInUse(context.config))
  await expect(rebalanceDraft(context, measures, actor!, group!, asked)).rejects.toMatchObject({ code: 'NotFound' })
  expect((await gus.client.call(tables.getDiadTable, { body: within })).data).toMatchObject({ version: 1, counts: { without: 1 } })
})
