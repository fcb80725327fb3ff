import { kindSpelling } from '@trellis/contract/wire/personKinds.ts'
import type { Person, SessionState } from './session.ts'

const BEARER = 'Bearer '
const keys = [
  'jwt',
  'userId',
  'userName',
  'userType',
  'info',
  'draftKey',
  'firstVisit',
  'isSuperUser',
  'adminState',
  'Recruiter',
  'membership',
  'searchKeyword',
  'groupId',
]

/** The tab's storage, or undefined where the browser refuses it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** What the tabs of this browser share and outlives them, or undefined where the browser refuses it. */
export function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage ?? tabStorage()
  } catch {
    return tabStorage()
  }
}

function readPerson(storage: Storage): Person | undefined {
  const token = storage.getItem('jwt')?.slice(BEARER.length)
  const userId = storage.getItem('userId')
  const userType = kindSpelling.fromWire(storage.getItem('userType'))
  const info = storage.getItem('info')
  const draftKey = storage.getItem('draftKey')
  if (!token || !userId || !userType || !info || !draftKey) return undefined
  try {
    return { token, userId, userType: userType as Person['userType'], info: JSON.parse(info) as Person['info'], draftKey }
  } catch {
    return undefined
  }
}

function readList(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return []
  }
}

/** What only some kinds of people have, each absent for the others. */
function ofKind({ userId, userType, info }: Person, membership: readonly string[]): Record<string, string | undefined> {
  const admin = { isAdminId: userId, isAdminEmail: info.email, isAdminType: kindSpelling.toWire(userType), isSuperUser: true }
  return {
    adminState: info.admin ? JSON.stringify(admin) : undefined,
    Recruiter: userType === 'recruiter' ? JSON.stringify({ _id: userId, _source: { generalInfo: info } }) : undefined,
    membership: userType === 'student' ? JSON.stringify(membership) : undefined,
  }
}

function entriesOf(state: SessionState): Record<string, string | undefined> {
  const { person, firstVisit, searchKeyword, groupId } = state
  return {
    jwt: person && BEARER + person.token,
    userId: person?.userId,
    userName: person?.info.name,
    userType: person && kindSpelling.toWire(person.userType),
    info: person && JSON.stringify(person.info),
    draftKey: person?.draftKey,
    firstVisit: firstVisit ? 'true' : undefined,
    isSuperUser: person && String(person.info.admin),
    ...(person && ofKind(person, state.membership)),
    searchKeyword,
    groupId,
  }
}

/** What sessionStorage keeps of the session. */
export function keptSession(): Partial<SessionState> {
  const storage = tabStorage()
  return storage === undefined
    ? {}
    : {
        person: readPerson(storage),
        membership: readList(storage.getItem('membership')),
        firstVisit: storage.getItem('firstVisit') === 'true',
        searchKeyword: storage.getItem('searchKeyword') ?? undefined,
        groupId: storage.getItem('groupId') ?? undefined,
      }
}

/** Keeps the session in sessionStorage, one key for each thing, as the specification's section 3 names them. */
export function keepSession(state: SessionState): void {
  const storage = tabStorage()
  const entries = entriesOf(state)
  for (const key of keys) {
    const value = entries[key]
    try {
      if (value === undefined) storage?.removeItem(key)
      else storage?.setItem(key, value)
    } catch {
      // A browser that keeps nothing more: the session goes on, and ends with the page.
    }
  }
}
