import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { webLinkRoutes } from './webLink/webLink.routes.ts'

/** Groups: what advisors run, and who belongs to them. */
export const createGroups = (context: Context): Domain => ({
  routes: webLinkRoutes(context),
})
