import { block, follow, removeRoleModel, restoreRoleModel, unblock, unfollow } from '@trellis/contract/people/people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { write } from '../api/writes.ts'
import { usePerson } from '../session/session.ts'
import { notify } from '../ui/notices/notify.tsx'
import { aboutPerson, type RowChange } from './rows.ts'

export interface Somebody {
  readonly id: string
  readonly name: string
}

export interface PersonActions {
  follow(person: Somebody): void
  unfollow(person: Somebody): void
  /** @param followed whether the viewer follows the person */
  block(person: Somebody, followed: boolean): void
  /** @param followed whether the viewer follows the person again */
  unblock(person: Somebody, followed?: boolean): void
  /** 'Not for me': takes a person out of the role models. */
  remove(person: Somebody): void
  restore(person: Somebody): void
}

/** What one may do to another person. Each shows at once, can be undone, and goes back with a reason when refused. */
export function usePersonActions(): PersonActions {
  const { userId } = usePerson()
  const queries = useQueryClient()
  return useMemo(() => {
    const attempt = ({ id }: Somebody, change: RowChange, run: (pair: Pair) => Promise<unknown>): Promise<boolean> => {
      const send = async () => {
        await run({ userId, targetId: id })
        return change
      }
      const refresh = () => {
        void queries.invalidateQueries({ queryKey: keys.people(userId), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey: keys.profile(id) })
        return true
      }
      return write(queries, { about: aboutPerson(id), change, send }).then(refresh, () => false)
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
      unblock(person, followed = false) {
        void attempt(person, { ...backInList, followed }, async (body) => {
          await call(unblock, { body })
          if (followed) await call(follow, { body })
        })
      },
      remove(person) {
        void attempt(person, { gone: 'removed' }, ({ targetId }) => call(removeRoleModel, { params: { userId }, body: { targetId } }))
      },
      restore(person) {
        void attempt(person, backInList, ({ targetId }) => call(restoreRoleModel, { params: { userId }, body: { targetId } }))
      },
    }
    return actions
  }, [userId, queries])
}

interface Pair {
  readonly userId: string
  readonly targetId: string
}

const backInList: RowChange = { gone: undefined }
