import * as accounts from './accounts/accounts.ts'
import * as admin from './admin/admin.ts'
import * as candidates from './candidates/candidates.calls.ts'
import * as candidateNotes from './candidates/candidateNotes.ts'
import * as delegates from './accounts/delegates.ts'
import type { Endpoint } from './wire/endpoint.ts'
import * as files from './files/files.ts'
import * as genome from './genome/genome.calls.ts'
import * as jobMatches from './jobs/jobMatches.calls.ts'
import * as jobs from './jobs/jobs.calls.ts'
import * as links from './postings/links.calls.ts'
import * as matching from './matching/matching.ts'
import * as notifications from './notifications/notifications.ts'
import * as people from './people/people.ts'
import * as pictures from './postings/pictures.calls.ts'
import * as ownAccount from './accounts/ownAccount.ts'
import * as peopleSearch from './matching/peopleSearch.calls.ts'
import * as personal from './personal/personal.ts'
import * as profiles from './profiles/profiles.calls.ts'
import * as resumes from './resumes/resumes.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'description' in value && typeof value.description === 'object'
}

/** Every call of the product with its domain and the name that code knows it by. */
export const calls: readonly { domain: string; name: string; call: Endpoint }[] = Object.entries({
  accounts: { ...accounts, ...ownAccount, ...delegates },
  profiles,
  files,
  resumes,
  genome,
  people,
  matching: { ...matching, ...peopleSearch },
  postings: { ...links, ...pictures },
  candidates: { ...candidates, ...candidateNotes },
  jobs: { ...jobs, ...jobMatches },
  notifications,
  personal,
  admin,
}).flatMap(([domain, module]) => Object.entries(module).flatMap(([name, call]) => (isEndpoint(call) ? [{ domain, name, call }] : [])))
