import type { Id } from '@trellis/contract/wire/ids.ts'
import { isSelf } from '../../platform/http/access.ts'
import type { Actor } from '../../platform/http/actor.ts'

/** Whether somebody who may delete accounts deletes this one: their own, and of others that of nobody who is a super-user. */
export const mayDelete = (actor: Actor, account: { readonly id: Id; readonly isSuperUser: boolean }): boolean =>
  isSelf(actor, account.id) || !account.isSuperUser
