import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import { lastDayIsOver } from '@trellis/contract/jobs/lastDay.ts'
import { useMemo } from 'react'
import { failedWith, faultWords } from '../../api/failure.ts'
import { type Dated, write } from '../../api/writes.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { useLeavingIfForbidden } from '../forbidden.ts'
import type { OwnInfo, OwnKind, OwnRecord } from './ownKind.ts'
import { aboutState, type StateChange, withState } from './states.ts'

/** When a posting was changed last, before it was stored and by storing it; in milliseconds. */
export interface StoredTimes {
  readonly before: number | null
  readonly after: number | null
}

/** A posting as far as its state is changed. */
interface ChangedPosting {
  readonly _id: string
  readonly _source: { readonly generalInfo: OwnInfo }
}

export interface OwnActions {
  /**
   * Opens or closes a posting. It shows at once, and goes back with the reason when refused.
   * @param onStored is told each time when the posting was changed before and is by now
   */
  setState(posting: ChangedPosting, state: JobState, onStored?: (times: StoredTimes) => void): Promise<void>
  /** Deletes a posting. Answers whether that succeeded. */
  remove(posting: { readonly id: string; readonly name: string }): Promise<boolean>
}

type OwnList = Dated<{ readonly items: readonly { readonly _id: string }[]; readonly total: number }>

const isOverNow = (lastDay: number | null): boolean => lastDayIsOver(lastDay, Date.now())

/** What an owner may do to a posting from the list. The list is kept in step. */
export function useOwnActions<Info extends OwnInfo, R extends OwnRecord<Info>>(kind: OwnKind<Info, R>, ownerId: string): OwnActions {
  const queries = useQueryClient()
  const leaveIfForbidden = useLeavingIfForbidden()
  return useMemo(() => {
    const actions: OwnActions = {
      async setState(posting, state, onStored) {
        const { _id: postingId } = posting
        const { name, state: before, applyUntil } = posting._source.generalInfo
        const send = async () => {
          const times = await storeState(kind, postingId, state).catch((failure: unknown) => {
            if (failedWith(failure, 'Stale')) return storeState(kind, postingId, state)
            throw failure
          })
          onStored?.(times)
          return { postingId, state }
        }
        try {
          await write<StateChange>(queries, { about: aboutState(postingId), change: { postingId, state }, send })
          // Nothing is opened again whose last day is over.
          const isUndoable = before === 'open' && state === 'closed' && !isOverNow(applyUntil)
          if (isUndoable) notify.undo(`${name} is closed.`, () => void actions.setState(withState(posting, state), before, onStored))
          else notify.success(`${name} is ${state}.`)
        } catch (failure) {
          if (!sayPassedOn(failure, kind.passedOn?.changing(name)) && !leaveIfForbidden(failure)) {
            sayWhy(failure, `${name} is not ${state}.`)
          }
        }
        forgetPosting(queries, kind, postingId, ownerId)
      },
      async remove({ id, name }) {
        try {
          await kind.remove(id, name)
        } catch (failure) {
          if (sayPassedOn(failure, kind.passedOn?.deleting(name))) {
            // Whoever owned it may help with it still: where they do not, what the screen asks for again is refused too.
            forgetPosting(queries, kind, id, ownerId)
            return false
          }
          if (leaveIfForbidden(failure)) return false
          if (!failedWith(failure, 'NotFound')) {
            notify.failure(failure, `${name} is still there.`)
            return false
          }
        }
        const queryKey = kind.listKey(ownerId)
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<OwnList>(queryKey, (list) => list && without(list, id))
        // The screen that shows it is about to be left: it has nothing to fetch any more.
        void queries.invalidateQueries({ queryKey: kind.key(id), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey })
        notify.success(`${name} is deleted.`)
        return true
      },
    }
    return actions
  }, [kind, ownerId, queries, leaveIfForbidden])
}

function without({ items, total, ...list }: OwnList, id: string): OwnList {
  const left = items.filter(({ _id }) => _id !== id)
  return { ...list, items: left, total: total - (items.length - left.length) }
}

/**
 * Stores a posting's state, and all else as it is by now.
 * @throws CallFailed, 'Stale' where somebody changed it in between
 */
async function storeState<Info extends OwnInfo, R extends OwnRecord<Info>>(
  kind: OwnKind<Info, R>,
  id: string,
  state: JobState,
): Promise<StoredTimes> {
  const record = await kind.get(id)
  const before = record.own?.updatedAt ?? null
  const updated = await kind.update(id, { generalInfo: { ...kind.infoOf(record), state }, skillsShown: [], basedOn: before })
  return { before, after: updated.own?.updatedAt ?? null }
}

/** Says that what is known of a posting, and of the list it is in, is out of date. */
export function forgetPosting(queries: QueryClient, kind: Pick<OwnKind<OwnInfo>, 'key' | 'listKey'>, id: string, ownerId: string): void {
  void queries.invalidateQueries({ queryKey: kind.key(id) })
  void queries.invalidateQueries({ queryKey: kind.listKey(ownerId) })
}

/** Says what is so of a posting that went to others meanwhile, where any may. Answers whether that was the failure. */
function sayPassedOn(failure: unknown, words: string | undefined): boolean {
  if (words === undefined || !failedWith(failure, 'Forbidden')) return false
  notify.problem(words)
  return true
}

/** A draft that is not finished is told by the field that lacks something. */
function sayWhy(failure: unknown, outcome: string): void {
  if (failedWith(failure, 'BadInput')) notify.info(`${outcome} ${faultWords(failure)}`)
  else notify.failure(failure, outcome)
}
