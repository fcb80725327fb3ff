import type { Context } from './context.ts'
import type { Authenticate } from './platform/http/actor.ts'
import type { Route } from './platform/http/route.ts'

/** What a domain adds to the server. Its listeners and tasks are registered when it is made. */
export interface Domain {
  readonly routes: readonly Route[]
}

/** The domains of the server, lowest first, and how a token is told. */
export function createDomains(_context: Context): { domains: Domain[]; authenticate: Authenticate } {
  return { domains: [], authenticate: async () => 'NotSignedIn' }
}
