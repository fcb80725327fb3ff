import { whyTooYoung } from '@trellis/contract/groups/leastAge.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { StatusChange, OtherMemberships } from '@trellis/contract/postings/links.calls.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { addMember, removeMembers } from '../memberships/memberships.actions.ts'
import { inTransaction, type Listener } from '../platform/events/events.ts'
import type { Transaction } from '../platform/database/database.ts'
import { holdName } from '../platform/database/heldName.ts'
import type { Actor, Oneself } from '../platform/http/actor.ts'
import { found } from '../platform/http/failure.ts'
import { historyOf } from '../postings/history/history.queries.ts'
import { changeAsPerson, changeBySystem } from '../postings/links/links.actions.ts'
import { isContacted, linksSeenByPerson } from '../postings/links/links.queries.ts'
import { linkChanged } from '../postings/postings.events.ts'
import type { AdmissionRules } from '../postings/postings.parts.ts'
import { postingById, sharedPostingSeenBy } from '../postings/postings.queries.ts'
import { birthYearOf } from '../profiles/profiles.queries.ts'
import { leaveCohorts, putInto } from './cohorts/cohorts.actions.ts'
import { joiningOf } from './groups.queries.ts'
import { noteAccepted } from './invitations/answering.actions.ts'
import { hasAccepted, invitationFor } from './invitations/invitations.queries.ts'
import { groupsToLeave, letIn } from './joining.queries.ts'
import { noteRecruiter } from '../postings/recruiters/recruiters.actions.ts'
import { noteGiven, noteWish, roleOf } from './roles/roles.actions.ts'

/** By what somebody comes who asks to join. */
interface Comes {
  /** An advisor's code. */
  readonly hasCode: boolean
}

/** What a student or a recruiter does, and as what they ask to join. */
type GroupChange = StatusChange & { readonly role?: MemberRole | null | undefined }

/**
 * Of two exclusive groups that somebody comes into at once, the second finds the first. Held before the link is locked, by whoever lets them in as by
 * themselves: otherwise two would wait for each other.
 */
const holdGroupsOf = (tx: Transaction, personId: Id): Promise<void> => holdName(tx, `groups of ${personId}`)

const UNINVITED = 'This group is for people whom its advisors invite.'

/** What groups ask of those who join. */
export const groupAdmission = ({ clock }: Pick<Context, 'clock'>, { hasCode }: Comes = { hasCode: false }): AdmissionRules => ({
  kind: GROUP,
  async whyNot(tx, person, { id }) {
    const { joinPolicy, leastAge = null } = (await joiningOf(tx, id)) ?? {}
    const isForInvited = joinPolicy === 'byInvitation' && !hasCode && !(await isContacted(tx, id, person.id))
    if (isForInvited && (await invitationFor(tx, clock.now(), id, person.id)) === undefined) return UNINVITED
    // A recruiter's account is an adult's.
    if (leastAge === null || person.type === 'recruiter') return undefined
    return whyTooYoung(leastAge, await birthYearOf(tx, person.id), new Date(clock.now()).getUTCFullYear())
  },
  hold: holdGroupsOf,
  inTheWay: groupsToLeave,
  accepting: (tx, { id: groupId }, personId, role) => noteGiven(tx, { groupId, personId }, role),
})

/**
 * Changes what a student or a recruiter is to a group. Who asks to join one that anybody may join, or that had invited them or their e-mail, is accepted by it.
 * @returns the link, or the groups that the student would have to join, or to leave, before: then nothing has changed
 * @throws Failure NotFound, Stale or InvalidTransition
 */
export async function changeGroupStatus(
  context: Context,
  actor: Actor,
  change: GroupChange,
): Promise<{ result: LinkOfPerson } | OtherMemberships> {
  return context.db.transaction((tx) => changeWithin(context, tx, actor, change))
}

/** The same within a transaction, of somebody who may come by a code. */
export async function changeWithin(
  context: Context,
  tx: Transaction,
  actor: Oneself,
  { role, ...change }: GroupChange,
  comes?: Comes,
): Promise<{ result: LinkOfPerson } | OtherMemberships> {
  if (change.event === 'applied') await holdGroupsOf(tx, actor.id)
  const within = change.event === 'applied' ? await whereLetIn(context, tx, actor, change.jobId) : undefined
  if (within !== undefined) return { result: within }
  const rules = groupAdmission(context, comes)
  const asking = change.event === 'applied' ? await letIn(context, tx, actor, change.jobId, comes?.hasCode) : actor
  const changed = await changeAsPerson(context, tx, [rules], asking, change)
  if (!('result' in changed) || change.event !== 'applied') return changed
  if (actor.type === 'recruiter') await noteRecruiter(tx, change.jobId, actor.id)
  const whose = { groupId: change.jobId, personId: actor.id }
  const invitation = await invitationFor(tx, context.clock.now(), change.jobId, actor.id)
  await noteWish(tx, whose, role ?? invitation?.role ?? 'member')
  const isFree = invitation !== undefined || (await joiningOf(tx, change.jobId))?.joinPolicy === 'open'
  if (!isFree && !(await wasInvited(context, tx, actor.id, change.jobId))) return changed
  const group = found(await sharedPostingSeenBy(tx, actor, change.jobId, GROUP))
  // Whoever would have to leave another group first waits for an advisor, who is told so.
  if ((await rules.inTheWay(tx, group, actor.id)).length > 0) return changed
  // A role beyond a member's is an advisor's to give: by the invitation.
  await noteGiven(tx, whose, invitation?.role ?? 'member')
  const result = await changeBySystem(context, tx, actor, group, 'accepted')
  if (invitation !== undefined && invitation.cohortId !== null) {
    await putInto(context, tx, { id: invitation.cohortId, groupId: group.id }, [{ id: actor.id, role: invitation.role }])
  }
  return { result }
}

/** What somebody is to a group whose invitation has let them in: whoever asks as well, on another screen, is a member already. */
async function whereLetIn({ clock }: Context, tx: Transaction, actor: Oneself, groupId: Id): Promise<LinkOfPerson | undefined> {
  if (!(await hasAccepted(tx, groupId, actor.id))) return undefined
  const group = await sharedPostingSeenBy(tx, actor, groupId, GROUP)
  const link = group && (await linksSeenByPerson({ clock, db: tx }, actor.id, [group])).get(groupId)
  return link?.state === 'accepted' ? link : undefined
}

/** Whether somebody who has just asked to join had been invited to. */
async function wasInvited({ config }: Context, tx: Transaction, personId: Id, groupId: Id): Promise<boolean> {
  const changes = await historyOf({ config, db: tx }, { viewerId: personId, side: 'person', postingId: groupId, personId })
  return changes.find(({ event }) => event === 'applied')?.from === 'contacted'
}

/** Whoever a group accepts is its member, until they leave or are taken out of it. */
export const followAcceptance = (context: Context): Listener =>
  inTransaction(linkChanged, async (tx, change) => {
    const { postingId: groupId, personId: accountId, before, after } = change
    const [was, is] = [before.owner === 'accepted', after.owner === 'accepted']
    if (was === is || (await postingById(tx, groupId))?.kind !== GROUP) return
    if (is) {
      await noteAccepted(context, tx, groupId, accountId)
      return addMember(context, tx, { groupId, accountId, role: await roleOf(tx, { groupId, personId: accountId }) })
    }
    await leaveCohorts(tx, groupId, accountId)
    await removeMembers(context, tx, groupId, [accountId])
  })
