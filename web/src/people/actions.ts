import { block, follow, removeRoleModel, restoreRoleModel, unblock, unfollow } from '@trellis/contract/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { keys } from '../api/keys.ts'
import { usePerson } from '../session/session.ts'
import { notify } from '../ui/notify.tsx'
import { changeRow, revertRow, type RowState, rowOf } from './rows.ts'

export interface Somebody {
  readonly id: string
  readonly name: string
}

export interface PersonActions {
  follow(person: Somebody): void
  unfollow(person: Somebody): void
  block(person: Somebody): void
  unblock(person: Somebody): void
  /** 'Not for me': takes a person out of the role models. */
  remove(person: Somebody): void
  restore(person: Somebody): void
}

/** What one may do to another person. Each shows at once, can be undone, and goes back with a reason when refused. */
export function usePersonActions(): PersonActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const attempt = async (person: Somebody, change: RowState, run: (pair: Pair) => Promise<unknown>): Promise<boolean> => {
      const before = rowOf(person.id)
      if (before.inProcess) return false
      changeRow(person.id, { ...change, inProcess: true, error: undefined })
      try {
        await run({ userId, targetId: person.id })
        changeRow(person.id, { inProcess: false })
        void queries.invalidateQueries({ queryKey: keys.people(userId), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey: keys.profile(person.id) })
        return true
      } catch (failure) {
        revertRow(person.id, before, sentenceOf(failure))
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
      block(person) {
        void attempt(person, { gone: 'blocked', followed: false }, (body) => call(block, { body }))
      },
      unblock: (person) => void attempt(person, backInList, (body) => call(unblock, { body })),
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
