import { createJob } from '@trellis/contract/jobs/jobs.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { accountById } from '../../accounts/accounts.queries.ts'
import { makeLink } from '../../accounts/signUp/mailedLinks.actions.ts'
import { keyOf, signedUp } from '../../accounts/testing.ts'
import { groupOf } from '../../groups/testing.ts'
import { client } from './client.ts'
import { openJob, tokenFor, type World } from './world.ts'

let strangers = 0
/** An address that nobody has signed up with. */
export const newEmail = (): string => `stranger.${++strangers}@school.example`
export const NEW_KEY = keyOf('Another-456')

/** The hash of a link that was mailed to the student. */
export async function linkHash({ server: { context }, diego }: World, kind: 'verification' | 'reset'): Promise<string> {
  return makeLink(context, (await accountById(context.db, diego.id))!, kind)
}

let [spareJobs, spareGroups] = [0, 0]

/** Another open group of Gus's. */
export async function spareGroup(world: World): Promise<{ id: Id; name: string }> {
  const name = `Frog watchers ${++spareGroups}`
  return { id: await groupOf(client(world.server.origin, await tokenFor(world, 'advisor')), { name }), name }
}

/** Another open job of Rita's. */
export async function spareJob(world: World): Promise<Id> {
  const rita = client(world.server.origin, await tokenFor(world, 'recruiter'))
  const generalInfo = { ...openJob, name: `${openJob.name} ${++spareJobs}` }
  return (await rita.call(createJob, { body: { generalInfo } })).success
}

/** An advisor who waits for approval, and of whom nothing else is known. */
export async function spareAdvisor({ server }: World): Promise<Id> {
  return (await signedUp(server, { type: 'advisor', email: newEmail(), waiting: true })).id
}
