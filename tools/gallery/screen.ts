import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { importPaths } from '@trellis/contract/memberImports/importScreens.ts'
import { paths } from '@trellis/contract/screens.ts'

/** Whose screens are shown: somebody of the demonstration's cast, somebody new with nothing yet, or a visitor. */
export type Viewer = 'visitor' | 'student' | 'newStudent' | 'employer' | 'newEmployer' | 'advisor' | 'newAdvisor' | 'superUser'

/** What addresses name beside words: who looks, somebody else, a job, and a group. */
export interface Ids {
  readonly self: string
  readonly other: string
  readonly job: string
  readonly group: string
  /** A group to which people are invited. */
  readonly byInvitation: string
  /** A group in which mentors are assigned, and its mentoring group. */
  readonly mentored: string
  readonly mentoringGroup: string
}

const addresses = { ...paths, ...groupPaths, ...importPaths }
type Path = keyof typeof addresses

/** A screen of the gallery. Its address is made of the path's and of what is asked of it in addition. */
export interface Screen {
  readonly name: string
  readonly path: Path
  readonly address: (ids: Ids) => string
  /** An address does not lead there: the sign-up's first step has to be filled in before. */
  readonly afterSignUp?: true
}

/** The screens of one area, as one kind of person sees them. */
export interface Area {
  readonly viewer: Viewer
  readonly area: string
  readonly screens: readonly Screen[]
}

export const viewerNames: Record<Viewer, string> = {
  visitor: 'A visitor',
  student: 'A student',
  newStudent: 'A new student',
  employer: 'An employer',
  newEmployer: 'A new employer',
  advisor: 'An advisor',
  newAdvisor: 'An advisor who waits for approval',
  superUser: 'A super-user',
}

/** A word that finds some, and one that finds nothing. */
export const [PHRASE, NO_PHRASE] = ['robotics', 'nothing-like-it']
/** What no mailed link ends with. */
export const HASH = '0'.repeat(32)

/** A screen with an address of what its path names, and what is asked of it in addition. */
export function screen<P extends Path>(
  name: string,
  path: P,
  parameters: (ids: Ids) => Parameters<(typeof addresses)[P]> = () => [] as unknown as Parameters<(typeof addresses)[P]>,
  query: (ids: Ids) => string = () => '',
): Screen {
  const build = addresses[path] as (...parameters: Parameters<(typeof addresses)[P]>) => string
  return { name, path, address: (ids) => build(...parameters(ids)) + query(ids) }
}

/** A word with a capital first letter. */
export const titled = (list: string): string => list[0]!.toUpperCase() + list.slice(1)
/** What everybody has who is signed in. */
export const about = [screen('Notifications', 'notifications'), screen('Settings', 'settings')]
