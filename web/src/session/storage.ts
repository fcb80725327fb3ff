import type { PersistStorage } from 'zustand/middleware'
import type { Person, SessionState } from './session.ts'

const BEARER = 'Bearer '
const keys = ['jwt', 'userId', 'userName', 'userType', 'info', 'isSuperUser', 'searchKeyword', 'groupId', 'jobId', 'contacted-jobs']

/** The tab's storage, or undefined where the browser refuses it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

function readPerson(storage: Storage): Person | undefined {
  const token = storage.getItem('jwt')?.slice(BEARER.length)
  const userId = storage.getItem('userId')
  const userType = storage.getItem('userType')
  const info = storage.getItem('info')
  if (!token || !userId || !userType || !info) return undefined
  try {
    return { token, userId, userType: userType as Person['userType'], info: JSON.parse(info) as Person['info'] }
  } catch {
    return undefined
  }
}

function entriesOf({ person, searchKeyword, groupId, jobId, hasContactedJobs }: SessionState): Record<string, string | undefined> {
  return {
    jwt: person && BEARER + person.token,
    userId: person?.userId,
    userName: person?.info.name,
    userType: person?.userType,
    info: person && JSON.stringify(person.info),
    isSuperUser: person && String(person.info.admin),
    searchKeyword,
    groupId,
    jobId,
    'contacted-jobs': hasContactedJobs ? 'true' : undefined,
  }
}

/** Keeps the session in sessionStorage, one key for each thing, as the specification's section 3 names them. */
export const sessionKeys: PersistStorage<SessionState> = {
  getItem() {
    const storage = tabStorage()
    if (storage === undefined) return null
    const state = {
      person: readPerson(storage),
      ending: undefined,
      leaver: undefined,
      searchKeyword: storage.getItem('searchKeyword') ?? undefined,
      groupId: storage.getItem('groupId') ?? undefined,
      jobId: storage.getItem('jobId') ?? undefined,
      hasContactedJobs: storage.getItem('contacted-jobs') === 'true',
    }
    return { state }
  },
  setItem(_, { state }) {
    const storage = tabStorage()
    for (const [key, value] of Object.entries(entriesOf(state))) {
      if (value === undefined) storage?.removeItem(key)
      else storage?.setItem(key, value)
    }
  },
  removeItem() {
    for (const key of keys) tabStorage()?.removeItem(key)
  },
}
