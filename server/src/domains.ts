import { createAccounts } from './accounts/accounts.routes.ts'
import { forgetRecentSessions } from './accounts/recentSessions.ts'
import { createAuthenticate } from './accounts/sessions.actions.ts'
import type { Context } from './context.ts'
import { createFiles } from './files/files.routes.ts'
import { createGenome } from './genome/genome.routes.ts'
import { createMatching } from './matching/matching.routes.ts'
import { createPeople } from './people/people.routes.ts'
import { profileChanged } from './profiles/profiles.events.ts'
import { viewerFacts } from './profiles/profiles.queries.ts'
import type { Authenticate } from './platform/http/actor.ts'
import type { Route } from './platform/http/route.ts'
import { createProfiles } from './profiles/profiles.routes.ts'
import { createResumes } from './resumes/resumes.routes.ts'

/** What a domain adds to the server. Its listeners and tasks are registered when it is made. */
export interface Domain {
  readonly routes: readonly Route[]
  /** Called once the server listens, for what the first request would otherwise wait for. */
  readonly warm?: () => Promise<void>
  /** Called when the server has answered its last request. */
  readonly stop?: () => Promise<void>
}

/** The domains of the server, lowest first, and how a token is told. */
export function createDomains(context: Context): { domains: Domain[]; authenticate: Authenticate } {
  const domains = [
    createAccounts(context),
    createFiles(context),
    createProfiles(context),
    createPeople(context),
    createGenome(context),
    createResumes(context),
    createMatching(context),
  ]
  // What is read along with a session is the profile's.
  context.events.on(profileChanged, async () => forgetRecentSessions(context))
  return { domains, authenticate: createAuthenticate(context, viewerFacts) }
}
