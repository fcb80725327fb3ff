import { DAY_MS, HOUR_MS } from '@trellis/contract/durations.ts'
import type { MemberRole } from '@trellis/contract/memberships/roles.ts'
import type { OtherMemberships, StatusChange } from '@trellis/contract/postings/links.calls.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { LinkOfOwner, LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent, LinkState } from '@trellis/contract/postings/links.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import { agreesUnlessSaid } from '@trellis/contract/accounts/minors.ts'
import { type Limit, consumeWithin } from '../../accounts/limits.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor, Oneself } from '../../platform/http/actor.ts'
import { Failure, found } from '../../platform/http/failure.ts'
import { birthYearOf } from '../../profiles/profiles.queries.ts'
import { applicationChange, groupsToJoin, isOwnResume } from './applications.ts'
import { type CandidateLink, candidateOf } from './candidates.queries.ts'
import { recruitersAmong } from '../recruiters/recruiters.queries.ts'
import { ownerSide, personSide } from './linkSides.ts'
import { changeLink, type ChangeRequest, KeptFromBeingAccepted } from './linkChange.ts'
import { contacts } from './links.policy.ts'
import { linkOf, momentOf } from './links.present.ts'
import { lockedLink, storeChange, untouched } from './lockedLink.ts'
import type { AdmissionRules } from '../postings.parts.ts'
import { type Posting, type SeenPosting, sharedPosting, sharedPostingSeenBy, stillThere } from '../postings.queries.ts'
import { links } from '../postings.tables.ts'

/**
 * Changes a student's own side of a link.
 * @param rules what kinds of postings ask of those who apply
 * @returns the link, or the groups that the student would have to join before applying: then nothing has changed
 * @throws Failure NotFound, Stale, InvalidTransition, or BadInput at `resume`
 */
export async function changeAsPerson(
  context: Context,
  tx: Transaction,
  rules: readonly AdmissionRules[],
  actor: Oneself,
  change: StatusChange,
): Promise<{ result: LinkOfPerson } | OtherMemberships> {
  const { jobId, jobType, event, bucket } = change
  const year = new Date(context.clock.now()).getUTCFullYear()
  const agrees = actor.type === 'recruiter' || agreesUnlessSaid(await birthYearOf(tx, actor.id), year)
  const said = { ok2contact: change.ok2contact ?? agrees }
  const posting = found(await sharedPostingSeenBy(tx, actor, jobId, jobType))
  const isOwn = await isOwnResume(tx, change)
  const row = await lockedLink(context, tx, { postingId: posting.id, personId: actor.id })
  const acting = personSide(context, actor, posting)
  if (event === 'applied' && acting.events(row).includes(event)) {
    const groups = await groupsToJoin(tx, actor, posting)
    if (groups !== undefined) return { groups }
    const sentence = await rulesFor(rules, posting)?.whyNot(tx, actor, posting)
    if (sentence !== undefined) throw new Failure('InvalidTransition', { sentence })
  }
  const application = () => applicationChange(context, posting, change, isOwn)
  return { result: await changeLink(context, tx, acting, row, { event, bucket, application, said }) }
}

const rulesFor = (rules: readonly AdmissionRules[], { kind }: Posting) => rules.find((one) => one.kind === kind)

/**
 * What follows from what somebody did, by the product itself.
 * @returns the link as the person sees it
 * @throws Failure NotFound, or InvalidTransition where it does not follow
 */
export async function changeBySystem(
  context: Context,
  tx: Transaction,
  actor: Oneself,
  posting: SeenPosting,
  event: LinkEvent,
): Promise<LinkOfPerson> {
  const row = await lockedLink(context, tx, { postingId: posting.id, personId: actor.id })
  const after = rulesOf(posting.kind).changed(linkOf(row), event, 'system', undefined, momentOf(row, context.clock.now()))
  if (after === undefined) throw new Failure('InvalidTransition')
  const stored = await storeChange(context, tx, row, { event, side: 'system', byId: undefined, after })
  return personSide(context, actor, posting).present(stored, null)
}

/** How many people who have not applied one account may contact; the same about the same posting again is not counted. */
const strangersContacted: Limit = {
  name: 'strangersContacted',
  rules: [
    { most: 60, within: HOUR_MS },
    { most: 300, within: DAY_MS },
  ],
}

/**
 * Changes the owner's side of a link, by whoever may review the posting.
 * @returns the link, or the groups that keep a person from being accepted, in whatever way: then nothing has changed
 * @throws Failure NotFound, Stale, InvalidTransition or TooManyAttempts
 */
export async function changeAsOwner(
  context: Context,
  rules: readonly AdmissionRules[],
  actor: Actor,
  { role, ...change }: StatusChange & { readonly role?: MemberRole | null | undefined },
): Promise<{ result: LinkOfOwner } | OtherMemberships> {
  try {
    return await context.db.transaction(async (tx) => {
      const posting = stillThere(await sharedPosting(tx, change.jobId, change.jobType))
      const own = rulesFor(rules, posting)
      await own?.hold(tx, change.studentId)
      const inTheWay = own && (() => own.inTheWay(tx, posting, change.studentId))
      const accepting = async () => own?.accepting(tx, posting, change.studentId, role ?? undefined)
      const first = change.event === 'accepted' ? accepting : undefined
      return { result: await changeCandidate(context, tx, actor, posting, change, { inTheWay, first }) }
    })
  } catch (error) {
    if (error instanceof KeptFromBeingAccepted) return { groups: error.groups }
    throw error
  }
}

/** Who has the other side of a link: a student whom the actor sees as a candidate, or a recruiter who asked to join a group. */
async function otherSideOf(...[within, actor, posting, id]: Parameters<typeof candidateOf>): Promise<CandidateLink> {
  const recruiter = (await recruitersAmong(within, actor, posting, [id])).get(id)
  return recruiter ?? candidateOf(within, actor, posting, id)
}

/** What is asked and written where an owner's change may accept somebody. */
interface Admission extends Pick<ChangeRequest, 'inTheWay'> {
  /** What is written before the change, once nobody else changes the link: written sooner, two at once would wait for each other. */
  readonly first?: (() => Promise<void>) | undefined
}

/**
 * Changes one link on the owner's side; its posting is shared until the transaction ends.
 * @throws Failure as {@link changeAsOwner}
 * @throws KeptFromBeingAccepted
 */
export async function changeCandidate(
  context: Context,
  tx: Transaction,
  actor: Actor,
  posting: Posting,
  { studentId, event, bucket, note = '' }: Pick<StatusChange, 'studentId' | 'event' | 'bucket'> & { readonly note?: string },
  { inTheWay, first }: Admission = {},
): Promise<LinkOfOwner> {
  const candidate = () => otherSideOf({ clock: context.clock, db: tx }, actor, posting, studentId)
  const candidateNow = await candidate()
  const row = await lockedLink(context, tx, { postingId: posting.id, personId: studentId })
  // Whoever withdrew while the lock was waited for may be seen no longer.
  const isUnchanged = row.changes === (candidateNow.link?.changes ?? 0)
  const { person, link } = isUnchanged ? candidateNow : await candidate()
  await first?.()
  const acting = ownerSide(context, actor, posting, { id: studentId, person, resumeName: link?.resumeName ?? null })
  const before = linkOf(row)
  if (event !== 'undo' && !row.applied && contacts(event, before) && acting.events(row).includes(event)) {
    await consumeWithin(context, tx, strangersContacted, actor.id, `${posting.id} ${studentId}`)
  }
  // Whoever runs a group may say why they turn somebody down, or take them out of it.
  const isTold = event === 'contacted' || (event === 'rejected' && posting.kind === GROUP)
  const words = isTold ? note : ''
  return changeLink(context, tx, acting, row, { event, bucket, words, inTheWay })
}

/**
 * Takes back what the owner's side saved.
 * @throws Failure as {@link changeAsOwner}
 */
export async function cancelAsOwner(context: Context, actor: Actor, { id, kind }: Posting, studentId: Id): Promise<{ state: LinkState }> {
  return context.db.transaction(async (tx) => {
    const posting = stillThere(await sharedPosting(tx, id, kind))
    const { state } = await changeCandidate(context, tx, actor, posting, { studentId, event: 'cancel', bucket: '' })
    return { state }
  })
}

/**
 * Takes a link back on the student's own side: what they saved is forgotten; from an application, a talk or an acceptance they
 * withdraw.
 * @returns the state of their side
 * @throws Failure NotFound or InvalidTransition
 */
export async function cancelAsPerson(context: Context, actor: Actor, jobId: Id): Promise<{ state: LinkState }> {
  return context.db.transaction(async (tx) => {
    const posting = found(await sharedPostingSeenBy(tx, actor, jobId))
    const change = { jobId, studentId: actor.id, jobType: posting.kind, bucket: '', note: '' } as const
    const row = await lockedLink(context, tx, { postingId: posting.id, personId: actor.id })
    const event = row.personState === 'saved' ? 'cancel' : 'withdrawn'
    const application = () => applicationChange(context, posting, { ...change, event }, true)
    const acting = personSide(context, actor, posting)
    const { state } = await changeLink(context, tx, acting, row, { event, bucket: '', application })
    return { state }
  })
}

/**
 * Notes that the owner's side has looked at a candidate; twice is once.
 * @throws Failure NotFound
 */
export async function markViewed(context: Context, actor: Actor, { id }: Posting, studentId: Id): Promise<void> {
  await context.db.transaction(async (tx) => {
    const posting = stillThere(await sharedPosting(tx, id))
    await candidateOf({ clock: context.clock, db: tx }, actor, posting, studentId)
    await tx
      .insert(links)
      .values({ postingId: posting.id, personId: studentId, ...untouched(new Date(context.clock.now())), viewed: true })
      .onConflictDoUpdate({ target: [links.postingId, links.personId], set: { viewed: true } })
  })
}
