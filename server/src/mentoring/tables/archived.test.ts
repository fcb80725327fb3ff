import * as versions from '@trellis/contract/mentoring/draftVersions.calls.ts'
import * as jobs from '@trellis/contract/mentoring/jobsTable.calls.ts'
import { proposeRematch } from '@trellis/contract/mentoring/living.calls.ts'
import { updateMgroup } from '@trellis/contract/mentoring/mentoringGroups.calls.ts'
import * as tables from '@trellis/contract/mentoring/pairsTable.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedUp } from '../../accounts/testing.ts'
import { mentoredWorld } from '../dashboards/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('the draft of an archived mentoring group is read, names no remedy, and every call that would change it, or plan a change, says why not', async () => {
  const gus = await signedUp(server, { type: 'advisor' })
  const world = await mentoredWorld(server, gus, { mentees: 3, mentors: 1, mentorCapacity: 2 })
  const { within, mentees, mentors, table, dashboard, list, member } = world
  await world.rebalance()
  const drafted = await table()
  const [menteeId, mentorId] = [drafted.rows.find((row) => row.mentorId !== null)!.menteeId, mentors[0]!.id]
  const alone = drafted.rows.find((row) => row.mentorId === null)!
  expect(alone.reasonUnmatched).toMatchObject({ code: 'allTaken', remedy: expect.stringMatching(/^One more place/) })
  expect((await member(alone.menteeId)).unmatched!.remedy).not.toBeNull()
  const base = { ...within, baseVersion: drafted.version }
  const { success: draftID } = await gus.client.call(versions.keepDraft, { body: { ...base, name: 'First' } })
  await gus.client.call(updateMgroup, { body: { ...within, baseVersion: 2, archived: true } })

  const { client } = gus
  const options = { dryRun: true }
  const refused = [
    await client.refused(tables.rebalanceDiadTable, { body: { ...base, options } }),
    await client.refused(tables.getPairAlternatives, { body: { ...within, menteeID: menteeId } }),
    await client.refused(tables.getPairPrices, { body: { ...within, menteeID: menteeId } }),
    await client.refused(tables.lockMentorAssignment, { body: { ...base, menteeSet: [menteeId] } }),
    await client.refused(tables.mgroupPinRolemodels, {
      body: { ...base, menteeID: menteeId, roleModelList: [{ id: mentorId, kind: 'forbid' }] },
    }),
    await client.refused(tables.publishMentorAssignment, { body: { ...base, dryRun: true } }),
    await client.refused(jobs.rebalanceJobsTable, { body: { ...base, options } }),
    await client.refused(jobs.getJobPrices, { body: { ...within, menteeID: menteeId } }),
    await client.refused(jobs.lockJobAssignment, { body: { ...base, menteeSet: [menteeId] } }),
    await client.refused(jobs.mgroupPinJobs, { body: { ...base, menteeID: menteeId, jobList: [] } }),
    await client.refused(jobs.publishJobAssignment, { body: { ...base, dryRun: true } }),
    await client.refused(proposeRematch, { body: { ...within, menteeId, mentorId } }),
    await client.refused(versions.undoDraftChange, { body: base }),
    await client.refused(versions.keepDraft, { body: { ...base, name: 'Second' } }),
    await client.refused(versions.loadDraft, { body: { ...base, draftID } }),
    await client.refused(versions.renameDraft, { body: { ...within, draftID, name: 'Other' } }),
    await client.refused(versions.deleteDraft, { body: { ...within, draftID } }),
  ]
  for (const one of refused) {
    expect(one).toMatchObject({
      code: 'InvalidTransition',
      error: expect.stringMatching(/^This mentoring group is archived\. Bring it back before you /),
    })
  }

  const { rows } = await table()
  expect(rows).toHaveLength(mentees.length)
  expect(rows.find((row) => row.menteeId === alone.menteeId)!.reasonUnmatched).toMatchObject({ code: 'allTaken', remedy: null })
  expect((await member(alone.menteeId)).unmatched).toMatchObject({ words: expect.stringMatching(/^All places/), remedy: null })
  expect((await list('unmatched')).items).toMatchObject([{ unmatched: { remedy: null } }])
  expect((await dashboard()).counts.changed).toBe(0)
  expect(await list('changed')).toMatchObject({ items: [], total: 0 })
  const params = { groupId: within.grpID, mgrpID: within.mgrpID }
  expect((await client.call(versions.getDraftHistory, { params })).data.named).toMatchObject([{ name: 'First' }])
  const sides = { before: 'nothing' as const, after: 'draft' as const }
  expect((await client.call(versions.compareDrafts, { body: { ...within, ...sides } })).data.added).toBe(2)
})
