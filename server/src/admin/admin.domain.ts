import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { adminRoutes } from './admin.routes.ts'

/** Lists for advisors and super-users. */
export const createAdmin = (context: Context): Domain => ({ routes: adminRoutes(context) })
