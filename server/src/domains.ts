import { createAccounts } from './accounts/accounts.routes.ts'
import { forgetRecentSessions } from './accounts/sessions/recentSessions.ts'
import { createAuthenticate } from './accounts/sessions/sessions.actions.ts'
import { createAdmin } from './admin/admin.routes.ts'
import { createCandidates } from './candidates/candidates.domain.ts'
import { setCandidateHidden } from './candidates/review/hiding.actions.ts'
import type { Context } from './context.ts'
import { createFiles } from './files/files.routes.ts'
import { createGenome } from './genome/genome.routes.ts'
import { createJobs } from './jobs/jobs.routes.ts'
import { bioReading } from './matching/vectors/bios.reading.ts'
import { createMatching } from './matching/matching.routes.ts'
import { createMemberships } from './memberships/memberships.domain.ts'
import { groupsOf } from './memberships/memberships.queries.ts'
import { createNotifications } from './notifications/notifications.routes.ts'
import { createPeople } from './people/people.routes.ts'
import { profileChanged } from './profiles/profiles.events.ts'
import { viewerFactsOf } from './profiles/profiles.queries.ts'
import type { Actor, Authenticate } from './platform/http/actor.ts'
import type { Page } from './platform/http/pages/pages.ts'
import type { Route } from './platform/http/route.ts'
import type { DomainNotifications } from './platform/notifications.ts'
import { readText } from './platform/reading/reading.ts'
import { profileJobsOf } from './postings/profileJobs.queries.ts'
import { createPostings } from './postings/postings.routes.ts'
import { createPersonal } from './personal/personal.routes.ts'
import { createProfiles } from './profiles/profiles.routes.ts'
import { createResumes } from './resumes/resumes.routes.ts'

/** What becomes of a table that holds something of people. */
export type Treatment = ({ readonly told: string } | { readonly untold: string }) & {
  /** Why something of it stays when the person is erased, and what. */
  readonly kept?: string
}

/** What a domain stores of people, and what of it they are told. */
export interface PersonalData {
  /**
   * Each table that holds something of people, by its name in the database: under which name of the archive it is `told`,
   * or why it is `untold`. What is not `kept` is gone once the person is erased.
   */
  readonly tables: Readonly<Record<string, Treatment>>
  /** Everything of a person that they are told, by the names that `tables` says. */
  readonly tell: (person: Actor) => Promise<Record<string, unknown>>
  /** Their files, one after the other. */
  readonly files?: (person: Actor) => AsyncIterable<ArchivedFile>
}

export interface ArchivedFile {
  /** The path in the archive. */
  readonly name: string
  readonly bytes: Uint8Array
}

/** What a domain adds to the server. Its listeners and tasks are registered when it is made. */
export interface Domain {
  readonly routes: readonly Route[]
  /** What it stores of people; nothing where it is not said. */
  readonly personal?: PersonalData
  /** Whom it notifies of what. */
  readonly notifications?: DomainNotifications
  /** Addresses of the web app at which the server knows what the page is about. */
  readonly pages?: readonly Page[]
  /** Called once the server listens, for what the first request would otherwise wait for. */
  readonly warm?: () => Promise<void>
  /** Whether it can answer at once: until then the server is not ready. */
  readonly isReady?: () => boolean
  /** Called when the server has answered its last request. */
  readonly stop?: () => Promise<void>
}

/** The domains of the server, lowest first, with the one that delivers what they notify of; and how a token is told. */
export function createDomains(context: Context): { domains: Domain[]; authenticate: Authenticate } {
  const matching = createMatching(context)
  const others: Domain[] = [
    createAccounts(context, { jobsOf: profileJobsOf }),
    createFiles(context),
    createMemberships(context),
    createProfiles(context, { jobsOf: profileJobsOf, readBio: (bio) => readText(bioReading, bio), setCandidateHidden }),
    createPeople(context),
    createGenome(context),
    createResumes(context),
    matching,
    createPostings(context),
    createCandidates(context, matching),
    createJobs(context, matching),
    createAdmin(context),
    createPersonal(context, () => personalOf(domains)),
  ]
  const said = others.flatMap(({ notifications }) => notifications ?? [])
  const facts = { ...viewerFactsOf(context.config), groupsOf }
  const domains = [...others, createNotifications(context, said, facts)]
  // What is read along with a session is the profile's.
  context.events.afterCommit(profileChanged, () => forgetRecentSessions(context))
  return { domains, authenticate: createAuthenticate(context, facts) }
}

/** What all domains store of people. */
export const personalOf = (domains: readonly Domain[]): PersonalData[] => domains.flatMap(({ personal }) => personal ?? [])
