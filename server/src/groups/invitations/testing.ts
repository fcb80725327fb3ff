import { listInvitations, sendInviteToGroup } from '@trellis/contract/groups/invitations.calls.ts'
import type { Invitation } from '@trellis/contract/groups/invitations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { z } from 'zod'
import { mailsTo } from '../../accounts/testing.ts'
import type { Client } from '../../platform/testing/client.ts'
import type { TestServer } from '../../platform/testing/server.ts'

type Wanted = Partial<z.input<(typeof sendInviteToGroup)['description']['body']>>

/** An advisor pastes addresses. Answers what becomes of each, in order. */
export const inviteTo = async (advisor: Client, profID: Id, emailList: string, more: Wanted = {}) =>
  (await advisor.call(sendInviteToGroup, { body: { profID, emailList, ...more } })).data

/** The invitations of a group, by their addresses. */
export async function invitationsIn(advisor: Client, groupId: Id): Promise<Map<string, Invitation>> {
  const { items } = await advisor.call(listInvitations, { params: { groupId }, query: { size: 100 } })
  return new Map(items.map((one) => [one.email, one]))
}

/** The secrets in the newest letter of an invitation to an address. */
export async function mailedTokens(server: TestServer, email: string): Promise<{ token: string; stopToken: string }> {
  const text = (await mailsTo(server, email)).map((mail) => mail.text).find((one) => one.includes('invitation='))
  const [token, stopToken] = [/invitation=([\w-]{43})/, /stopInvitations\?token=([\w-]{43})/].map((link) => text?.match(link)?.[1])
  if (token === undefined || stopToken === undefined) throw new Error(`No invitation was mailed to ${email}`)
  return { token, stopToken }
}
