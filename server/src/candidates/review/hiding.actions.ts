import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../../context.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { Failure } from '../../platform/http/failure.ts'
import { changeCandidate } from '../../postings/links/links.actions.ts'
import { sharedPosting, stillThere } from '../../postings/postings.queries.ts'
import { ownPostingsWith } from './ownCandidates.queries.ts'

/**
 * Keeps a candidate out of the lists of all postings of the actor's own, or lets them in again, each time as a change of its own.
 * @returns a sentence that says so
 * @throws Failure NotFound where the person is a candidate of none
 */
export async function setCandidateHidden(context: Context, actor: Actor, personId: Id, hidden: boolean): Promise<string> {
  await context.db.transaction(async (tx) => {
    const owned = await ownPostingsWith({ db: tx, clock: context.clock }, actor, personId)
    if (owned.length === 0) throw new Failure('NotFound')
    for (const { id, kind } of owned) {
      const posting = stillThere(await sharedPosting(tx, id, kind))
      await changeCandidate(context, tx, actor, posting, { studentId: personId, event: hidden ? 'hide' : 'unhide', bucket: '' })
    }
  })
  return hidden ? 'This person is hidden from the lists of all your postings.' : 'This person is in the lists of your postings again.'
}
