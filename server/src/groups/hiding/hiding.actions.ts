import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import { groupsOfMemberRunBy } from '../../memberships/memberships.queries.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { candidatesAmong } from '../../postings/links/candidates.queries.ts'
import { sharedPosting, stillThere } from '../../postings/postings.queries.ts'
import { setHiddenIn } from '../../profiles/profiles.actions.ts'
import { memberHidden } from './hiding.events.ts'

const NOT_YOURS = 'They hid their profile themselves, or somebody else did. They can publish it in their settings.'

const NEVER_ASKED = 'They never asked to join: hidden, they would be hidden from you too.'

/**
 * Hides the profile of a member of a group that the actor runs from everybody, as the person could, or shows again what an advisor of
 * the same group hid.
 * @param wanted which group is meant; without it the first that both are in
 * @returns a sentence that says so
 * @throws Failure Forbidden where the actor does not run the group, NotFound where the person is no member, InvalidTransition where it is
 *   not this group that hid them, or they never asked to join
 */
export async function setMemberHidden(
  context: Context,
  actor: Actor,
  personId: Id,
  hidden: boolean,
  wanted: Id | undefined,
): Promise<string> {
  const runsIt = actor.places.some(({ groupId, role }) => groupId === wanted && role === 'advisor')
  if (wanted !== undefined && !runsIt) throw new Failure('Forbidden')
  const outcome = await context.db.transaction(async (tx) => {
    const shared = await groupsOfMemberRunBy(tx, personId, actor.id)
    const groupId = wanted === undefined ? shared[0] : shared.find((id) => id === wanted)
    if (groupId === undefined) throw new Failure('NotFound')
    if (hidden && !(await hasAsked(context, tx, actor, groupId, personId)))
      throw new Failure('InvalidTransition', { sentence: NEVER_ASKED })
    const changed = await setHiddenIn(context, tx, groupId, personId, hidden)
    if (changed === 'changed') await context.events.emit(tx, memberHidden, { id: newId(), groupId, personId, hidden })
    return changed
  })
  if (outcome === 'refused') throw new Failure('InvalidTransition', { sentence: NOT_YOURS })
  return hidden ? 'This profile is hidden.' : 'This profile is shown again.'
}

/** Whether somebody asked to join: then the advisors see them also while they are hidden, and can undo it. */
async function hasAsked({ clock }: Context, tx: Transaction, actor: Actor, groupId: Id, personId: Id): Promise<boolean> {
  const group = stillThere(await sharedPosting(tx, groupId, GROUP))
  return (await candidatesAmong({ clock, db: tx }, actor, group, [personId])).get(personId)?.link?.applied === true
}
