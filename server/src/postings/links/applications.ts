import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import type { OtherMemberships, StatusChange } from '@trellis/contract/postings/links.calls.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { hasResume } from '../../files/files.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { isFor } from './links.policy.ts'
import type { Decided } from './lockedLink.ts'
import type { Posting } from '../postings.queries.ts'
import { links, postings } from '../postings.tables.ts'

/**
 * The groups that a person would have to join before they may apply; undefined where nothing stands in the way.
 * @throws Failure InvalidTransition where none of the groups is there any more
 */
export async function groupsToJoin(
  tx: Transaction,
  person: Pick<Actor, 'id' | 'membership'>,
  posting: Posting,
): Promise<OtherMemberships['groups'] | undefined> {
  if (isFor(posting, person)) return undefined
  const groups = await tx
    .select({ id: postings.id, name: postings.name, state: links.personState })
    .from(postings)
    .leftJoin(links, and(eq(links.postingId, postings.id), eq(links.personId, person.id)))
    .where(and(inArray(postings.id, posting.membership), eq(postings.kind, GROUP), isNull(postings.deletedAt)))
    .orderBy(postings.name, postings.id)
  if (groups.length === 0) throw new Failure('InvalidTransition', { sentence: 'Only members of its groups can apply.' })
  return groups.map(({ state, ...group }) => ({ ...group, state: state ?? 'none' }))
}

/**
 * Whether the resume that an application names, if any, is the student's own; it stays until the transaction ends. To be
 * asked before the link is locked: who removes a resume locks the two in this order.
 */
export async function isOwnResume(tx: Transaction, { event, studentId, resume }: StatusChange): Promise<boolean> {
  return event !== 'applied' || !resume || (await hasResume(tx, studentId, resume))
}

/**
 * What an application brings to a link, and what a withdrawal takes away; undefined for everything else.
 * @throws Failure BadInput at `resume` where it is none of the student's own, or is missing
 */
export function applicationChange(
  { clock }: Context,
  posting: Posting,
  { event, resume, note }: Pick<StatusChange, 'event' | 'resume' | 'note'>,
  isOwn: boolean,
): Decided['application'] {
  if (event === 'withdrawn') return { resumeId: null, note: '', appliedAt: null }
  if (event !== 'applied') return undefined
  const resumeId = resume || null
  if (resumeId === null && posting.wantsResume) throw atResume('Choose a resume: it is asked for here')
  if (!isOwn) throw atResume('Choose one of your resumes')
  return { resumeId, note, appliedAt: new Date(clock.now()) }
}

const atResume = (sentence: string) => new Failure('BadInput', { fields: { resume: sentence } })
