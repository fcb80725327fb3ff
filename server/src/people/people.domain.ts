import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { peoplePersonal } from './people.personal.ts'
import { peopleRoutes } from './people.routes.ts'

/** How people stand to each other: whom somebody follows, blocks, or took out of their role models. */
export const createPeople = (context: Context): Domain => ({
  routes: peopleRoutes(context),
  personal: peoplePersonal(context),
})
