import { answerAdvisorInvitation, inviteAdvisor } from '@trellis/contract/groups/advisors.calls.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { emailKeyOf } from '../../accounts/accounts.queries.ts'
import { newSecret } from '../../accounts/passwords/secrets.ts'
import type { Person } from '../../accounts/testing.ts'
import { joinAs } from '../../memberships/testing.ts'
import type { TestServer } from '../../platform/testing/server.ts'
import { advisorInvitations, groupOffers } from './advisors.tables.ts'

/** Lets one advisor lead another's group with them, by the real calls. */
export async function leadsWith(advisor: Person, other: Person, groupId: Id): Promise<void> {
  await other.client.call(inviteAdvisor, { params: { groupId }, body: { email: advisor.email } })
  await advisor.client.call(answerAdvisorInvitation, { params: { userId: advisor.id, groupId }, body: { accept: true } })
}

/** Asks an e-mail to lead a group, as often as a test likes, and tells nobody. */
export async function askToLead({ context: { db, clock } }: TestServer, groupId: Id, email: string, invitedBy: Id): Promise<Id> {
  const id = newId(clock.now())
  const asked = { emailKey: emailKeyOf(email), stopToken: newSecret(), createdAt: new Date(clock.now()) }
  await db.insert(advisorInvitations).values({ id, groupId, email, invitedBy, ...asked })
  return id
}

/** Offers a group to somebody, who leads it from now on, and tells nobody. */
export async function offerTo(server: TestServer, groupId: Id, advisor: Pick<Person, 'id'>): Promise<void> {
  const now = server.clock.now()
  await joinAs(server, 'advisor', groupId, advisor)
  await server.context.db.insert(groupOffers).values({ groupId, id: newId(now), advisorId: advisor.id, createdAt: new Date(now) })
}
