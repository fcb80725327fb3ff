import * as calls from '@trellis/contract/people/people.ts'
import type { Context } from '../context.ts'
import { route } from '../platform/http/route.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { block, follow, removeRoleModel, restoreRoleModel, unblock, unfollow } from './people.actions.ts'
import { blockedPageOf, keptPageOf } from './lists.queries.ts'

export const peopleRoutes = (context: Context) => [
  route(calls.follow, async ({ actor, body }) => ({
    result: await follow(context, viewerOf(context, actor), body.targetId),
  })),

  route(calls.unfollow, async ({ actor, body }) => ({ result: await unfollow(context, actor.id, body.targetId) })),

  route(calls.block, async ({ actor, body }) => ({
    result: await block(context, viewerOf(context, actor), body.targetId),
  })),

  route(calls.unblock, async ({ actor, body }) => ({ result: await unblock(context, actor.id, body.targetId) })),

  route(calls.removeRoleModel, async ({ actor, body }) => {
    await removeRoleModel(context, viewerOf(context, actor), body.targetId)
    return { result: { removed: true } }
  }),

  route(calls.restoreRoleModel, async ({ actor, body }) => {
    await restoreRoleModel(context, actor.id, body.targetId)
    return { result: { removed: false } }
  }),

  route(calls.listPeople, async ({ actor, params, query: { page, size } }) => {
    const slice = { limit: size, offset: page * size }
    const list =
      params.sub === 'blocked'
        ? await blockedPageOf(context.db, actor.id, slice)
        : await keptPageOf(context.db, viewerOf(context, actor), params.sub, slice)
    return { ...list, page, size }
  }),
]
