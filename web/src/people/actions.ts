import { block, follow, removeRoleModel, restoreRoleModel, unblock, unfollow } from '@trellis/contract/people/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { usePerson } from '../session/session.ts'
import { notify } from '../ui/notices/notify.tsx'
import { changeRow, revertRow, type RowState, rowOf } from './rows.ts'

export interface Somebody {
  readonly id: string
  readonly name: string
}

export interface PersonActions {
  follow(person: Somebody): void
  unfollow(person: Somebody): void
  /** @param followed whether the viewer follows the person */
  block(person: Somebody, followed: boolean): void
  unblock(person: Somebody): void
  /** 'Not for me': takes a person out of the role models. */
  remove(person: Somebody): void
  restore(person: Somebody): void
}

const newest = new Map<string, Promise<unknown>>()

/** Makes the calls about one person one after the other: what is taken back at once was first done. */
function inTurn(personId: string, run: () => Promise<unknown>) {
  const done = (newest.get(personId) ?? Promise.resolve()).then(run, run)
  newest.set(personId, done)
  return { done, isLast: () => newest.get(personId) === done }
}

/** What one may do to another person. Each shows at once, can be undone, and goes back with a reason when refused. */
export function usePersonActions(): PersonActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const attempt = async (person: Somebody, change: RowState, run: (pair: Pair) => Promise<unknown>): Promise<boolean> => {
      const before = rowOf(person.id)
      changeRow(person.id, { ...change, inProcess: true, error: undefined })
      const { done, isLast } = inTurn(person.id, () => run({ userId, targetId: person.id }))
      try {
        await done
        if (isLast()) changeRow(person.id, { inProcess: false })
        void queries.invalidateQueries({ queryKey: keys.people(userId), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey: keys.profile(person.id) })
        return true
      } catch (failure) {
        if (isLast()) revertRow(person.id, before, sentenceOf(failure))
        return false
      }
    }
    const actions: PersonActions = {
      follow: (person) => void attempt(person, { followed: true }, (body) => call(follow, { body })),
      unfollow(person) {
        void attempt(person, { followed: false }, (body) => call(unfollow, { body })).then((done) => {
          if (done) notify.undo(`You no longer follow ${person.name}.`, () => actions.follow(person))
        })
      },
      block(person, wasFollowed) {
        void attempt(person, { gone: 'blocked', followed: false, wasFollowed }, (body) => call(block, { body }))
      },
      unblock(person) {
        const { wasFollowed = false } = rowOf(person.id)
        void attempt(person, { ...backInList, followed: wasFollowed }, async (body) => {
          await call(unblock, { body })
          if (wasFollowed) await call(follow, { body })
        })
      },
      remove(person) {
        void attempt(person, { gone: 'removed' }, ({ targetId }) =>
          call(removeRoleModel, { params: { userId }, body: { targetId } }),
        )
      },
      restore(person) {
        void attempt(person, backInList, ({ targetId }) =>
          call(restoreRoleModel, { params: { userId }, body: { targetId } }),
        )
      },
    }
    return actions
  }, [userId, queries])
}

interface Pair {
  readonly userId: string
  readonly targetId: string
}

const backInList: RowState = { gone: undefined }
