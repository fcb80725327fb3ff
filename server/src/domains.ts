import { createAccounts } from './accounts/accounts.routes.ts'
import { forgetRecentSessions } from './accounts/recentSessions.ts'
import { createAuthenticate } from './accounts/sessions.actions.ts'
import { createAdmin } from './admin/admin.routes.ts'
import type { Context } from './context.ts'
import { createFiles } from './files/files.routes.ts'
import { createGenome } from './genome/genome.routes.ts'
import { createJobs } from './jobs/jobs.routes.ts'
import { createMatching } from './matching/matching.routes.ts'
import { createNotifications } from './notifications/notifications.routes.ts'
import { createPeople } from './people/people.routes.ts'
import { profileChanged } from './profiles/profiles.events.ts'
import { viewerFacts } from './profiles/profiles.queries.ts'
import type { Authenticate } from './platform/http/actor.ts'
import type { Page } from './platform/http/pages.ts'
import type { Route } from './platform/http/route.ts'
import { hideCandidate } from './postings/links.actions.ts'
import { profileJobsOf } from './postings/profileJobs.queries.ts'
import { createPostings } from './postings/postings.routes.ts'
import { createProfiles } from './profiles/profiles.routes.ts'
import { createResumes } from './resumes/resumes.routes.ts'

/** What a domain adds to the server. Its listeners and tasks are registered when it is made. */
export interface Domain {
  readonly routes: readonly Route[]
  /** Addresses of the web app at which the server knows what the page is about. */
  readonly pages?: readonly Page[]
  /** Called once the server listens, for what the first request would otherwise wait for. */
  readonly warm?: () => Promise<void>
  /** Called when the server has answered its last request. */
  readonly stop?: () => Promise<void>
}

/** The domains of the server, lowest first, and how a token is told. */
export function createDomains(context: Context): { domains: Domain[]; authenticate: Authenticate } {
  const matching = createMatching(context)
  const domains = [
    createAccounts(context),
    createFiles(context),
    createProfiles(context, { jobsOf: profileJobsOf, hideCandidate }),
    createPeople(context),
    createGenome(context),
    createResumes(context),
    matching,
    createPostings(context),
    createJobs(context, matching),
    createNotifications(context),
    createAdmin(context),
  ]
  // What is read along with a session is the profile's.
  context.events.on(profileChanged, async () => forgetRecentSessions(context))
  return { domains, authenticate: createAuthenticate(context, viewerFacts) }
}
