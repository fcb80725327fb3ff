import type { Context } from '../context.ts'
import type { Domain, PersonalData } from '../platform/domain.ts'
import { personalRoutes } from './personal.routes.ts'

/**
 * Everything stored about a person, for the person.
 * @param all what the domains store of people
 */
export const createPersonal = (context: Context, all: () => readonly PersonalData[]): Domain => ({
  routes: personalRoutes(context, all),
})
