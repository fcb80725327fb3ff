import type { getGroupOfPerson } from '@trellis/contract/groups/groups.calls.ts'
import type { OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { presentFit } from '../matching/matching.present.ts'
import { searcherOf } from '../matching/matching.queries.ts'
import type { Ranking } from '../matching/scoring/ranking.ts'
import { wordsForStudents } from '../matching/scoring/reasonWords.ts'
import { toldAlone } from '../matching/scoring/tellings.ts'
import { groupsOfAccount } from '../memberships/memberships.queries.ts'
import type { Queries } from '../platform/database/database.ts'
import type { Actor, Oneself } from '../platform/http/actor.ts'
import { type Posting, postingById } from '../postings/postings.queries.ts'
import { joiningOf, otherExclusiveGroups } from './groups.queries.ts'
import { invitationFor } from './invitations/invitations.queries.ts'
import { comparedGroups } from './matches/groupMatches.queries.ts'
import { wishOf } from './roles/members.queries.ts'

/** The groups that somebody would have to leave before an exclusive one can accept them. */
export async function groupsToLeave(
  db: Queries,
  posting: Pick<Posting, 'id' | 'ownerId'>,
  personId: Id,
): Promise<OtherMemberships['groups']> {
  if (!(await joiningOf(db, posting.id))?.exclusive) return []
  const others = await otherExclusiveGroups(db, posting, (await groupsOfAccount(db, personId)).membership)
  return others.map((group) => ({ ...group, state: 'accepted' as const }))
}

type OwnPart = Pick<Reply<(typeof getGroupOfPerson)['description']>, 'fit' | 'place' | 'asksAs' | 'toLeave'>

/** What nobody is told of a group but a student themselves. */
export const nothingOfTheirs: OwnPart = { fit: null, place: null, asksAs: null, toLeave: [] }

/** How well a group fits a student and why, what they are in it or asked to be, and which groups keep them out of it. */
export async function ownPartOf({ db }: Context, { measures }: Ranking, actor: Actor, posting: Posting): Promise<OwnPart> {
  const [searcher, compared, toLeave, asksAs] = await Promise.all([
    searcherOf(db, actor.id),
    comparedGroups(db, [posting.id]),
    groupsToLeave(db, posting, actor.id),
    actor.type === 'student' ? wishOf(db, { groupId: posting.id, personId: actor.id }) : null,
  ])
  const group = compared.get(posting.id)
  const place = actor.places.find(({ groupId }) => groupId === posting.id)
  return {
    fit:
      searcher === undefined || group === undefined
        ? null
        : toldAlone(presentFit(searcher.vectors, group, measures, wordsForStudents.group)),
    place: place === undefined || place.role === 'advisor' ? null : { role: place.role, directory: place.directory },
    asksAs,
    toLeave,
  }
}

/**
 * Somebody as the rule of who sees a group takes them who was invited to it, or has its code: a group that only members of others see lets them in
 * as these. Everybody else as they are.
 */
export async function letIn<Who extends Oneself>(
  { clock }: Pick<Context, 'clock'>,
  db: Queries,
  actor: Who,
  groupId: Id,
  hasCode = false,
): Promise<Who> {
  const { membership = [] } = (await postingById(db, groupId)) ?? {}
  if (membership.length === 0 || membership.some((id) => actor.membership.includes(id))) return actor
  if (!hasCode && (await invitationFor(db, clock.now(), groupId, actor.id)) === undefined) return actor
  return { ...actor, membership: [...actor.membership, ...membership] }
}
