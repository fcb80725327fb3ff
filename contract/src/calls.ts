import * as accounts from './accounts.ts'
import * as admin from './admin.ts'
import * as candidates from './candidates.calls.ts'
import * as delegates from './delegates.ts'
import type { Endpoint } from './endpoint.ts'
import * as files from './files.ts'
import * as genome from './genome.calls.ts'
import * as jobs from './jobs.calls.ts'
import * as matching from './matching.ts'
import * as notifications from './notifications.ts'
import * as people from './people.ts'
import * as profiles from './profiles.calls.ts'
import * as resumes from './resumes.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'description' in value && typeof value.description === 'object'
}

/** Every call of the product with its domain and the name that code knows it by. */
export const calls: readonly { domain: string; name: string; call: Endpoint }[] = Object.entries({
  accounts,
  delegates,
  profiles,
  files,
  resumes,
  genome,
  people,
  matching,
  jobs,
  candidates,
  notifications,
  admin,
}).flatMap(([domain, module]) =>
  Object.entries(module).flatMap(([name, call]) => (isEndpoint(call) ? [{ domain, name, call }] : [])),
)
