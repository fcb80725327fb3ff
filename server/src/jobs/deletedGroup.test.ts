import { getPublicJob, updateJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { deleteGroup, updateGroup } from '@trellis/contract/groups/groups.calls.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { groupInput, groupOf } from '../groups/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'
import { type JobInput, jobInput, postedJob } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const told = (id: string, more: JobInput) => ({ params: { id }, body: { generalInfo: jobInput(more) } })
const update = (who: Person, id: string, more: JobInput) => who.client.call(updateJob, told(id, more))
const refusedUpdate = (who: Person, id: string, more: JobInput) => who.client.refused(updateJob, told(id, more))

test('what was for the members of a deleted group alone can be corrected and closed, and is for nobody else', async () => {
  const [rita, gus, ada] = [
    await signedUp(server, { type: 'recruiter' }),
    await signedUp(server, { type: 'advisor' }),
    await signedUp(server),
  ]
  const [group, other] = [await groupOf(gus.client, { name: 'Chess' }), await groupOf(gus.client)]
  const club = await groupOf(gus.client, { name: 'Chess at night', membership: [group] })
  const id = await postedJob(rita, { membership: [group] })
  await gus.client.call(deleteGroup, { params: { id: group }, query: { type: GROUP, name: 'Chess' } })
  await server.context.tasks.runDue()
  for (const change of [{ name: 'Barista at night' }, { state: 'closed' }, { state: 'open' }] as const) {
    await update(rita, id, { membership: [group], ...change })
    const groupTold = {
      params: { id: club },
      query: { type: GROUP },
      body: { generalInfo: groupInput({ membership: [group], ...change }) },
    } as const
    await gus.client.call(updateGroup, groupTold)
  }
  for (const one of [id, club]) expect((await ada.client.raw('GET', `/employee/job/${one}`)).status).toBe(404)
  expect(await client(server.origin).refused(getPublicJob, { params: { id } })).toMatchObject({ status: 404 })
  const named = await refusedUpdate(rita, await postedJob(rita), { membership: [group] })
  expect(named.fields).toEqual({ 'generalInfo.membership': 'This group is not here' })
  await update(rita, id, { membership: [other] })
  expect(await refusedUpdate(rita, id, { membership: [other, group] })).toMatchObject({ status: 400 })
})
