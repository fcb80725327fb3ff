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
    const attemptInSteps = ({ id }: Somebody, change: RowChange, run: (pair: Pair) => Promise<RowChange>): Promise<boolean> => {
      const send = () => run({ userId, targetId: id })
      const refresh = () => {
        void queries.invalidateQueries({ queryKey: keys.people(userId), refetchType: 'none' })
        void queries.invalidateQueries({ queryKey: keys.profile(id) })
        return true
      }
      return write(queries, { about: aboutPerson(id), change, send }).then(refresh, () => false)
    }
    const attempt = (person: Somebody, change: RowChange, run: (pair: Pair) => Promise<unknown>): Promise<boolean> =>
      attemptInSteps(person, change, (pair) => run(pair).then(() => change))
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
        void attemptInSteps(person, { ...backInList, followed }, (pair) => takeBlockBack(pair, person.name, followed))
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

/**
 * Unblocks somebody, and follows them again where the viewer did before. Where only that fails, it says so.
 * @returns what came about
 */
export async function takeBlockBack(body: Pair, name: string, wasFollowed: boolean): Promise<RowChange> {
  await call(unblock, { body })
  if (!wasFollowed) return { ...backInList, followed: false }
  try {
    await call(follow, { body })
    return { ...backInList, followed: true }
  } catch (failure) {
    notify.failure(failure, `${name} is not blocked any more, and you do not follow them.`)
    return { ...backInList, followed: false }
  }
}
