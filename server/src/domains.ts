import { createAccounts } from './accounts/accounts.domain.ts'
import { createAuthenticate } from './accounts/sessions/sessions.actions.ts'
import { createAdmin } from './admin/admin.domain.ts'
import { createCandidates } from './candidates/candidates.domain.ts'
import type { Context } from './context.ts'
import { createFiles } from './files/files.domain.ts'
import { createGenome } from './genome/genome.domain.ts'
import { followPopulation } from './genome/population/populationInUse.ts'
import { createGroups } from './groups/groups.domain.ts'
import { createJobs } from './jobs/jobs.domain.ts'
import { createMatching } from './matching/matching.domain.ts'
import { createMemberships } from './memberships/memberships.domain.ts'
import { groupsOf, placesOf } from './memberships/memberships.queries.ts'
import { createMentoring } from './mentoring/mentoring.domain.ts'
import { createNotifications } from './notifications/notifications.domain.ts'
import { createPeople } from './people/people.domain.ts'
import { createPersonal } from './personal/personal.domain.ts'
import { type Domain, partsAmong, personalOf } from './platform/domain.ts'
import type { Authenticate } from './platform/http/actor.ts'
import { createPostings } from './postings/postings.domain.ts'
import { createProfiles } from './profiles/profiles.domain.ts'
import { viewerFactsOf } from './profiles/profiles.queries.ts'
import { createResumes } from './resumes/resumes.domain.ts'
import { createShownLists } from './shownLists/shownLists.domain.ts'

/** The domains of the server, lowest first, with the one that delivers what they notify of; and how a token is told. */
export function createDomains(context: Context): { domains: Domain[]; authenticate: Authenticate } {
  const partsOf = partsAmong(() => domains)
  const shownLists = createShownLists(context, partsOf)
  const { listLog } = shownLists
  const population = followPopulation(context)
  const matching = createMatching(context, population, partsOf, listLog)
  const others: Domain[] = [
    createAccounts(context, partsOf),
    createFiles(context),
    createMemberships(context),
    shownLists,
    createProfiles(context, partsOf, listLog),
    createPeople(context),
    createGenome(context, population),
    createResumes(context),
    matching,
    createPostings(context, partsOf, listLog),
    createCandidates(context, matching, partsOf, listLog),
    createJobs(context, matching, partsOf, listLog),
    createGroups(context, matching),
    createMentoring(context, matching),
    createAdmin(context),
    createPersonal(context, () => personalOf(domains)),
  ]
  const facts = { ...viewerFactsOf(context.config), groupsOf, placesOf }
  const said = others.flatMap(({ notifications }) => notifications ?? [])
  const domains = [...others, createNotifications(context, said, facts)]
  for (const { listeners = [], tasks = [] } of domains) {
    for (const listener of listeners) listener(context.events)
    for (const work of tasks) work(context.tasks)
  }
  return { domains, authenticate: createAuthenticate(context, facts) }
}
