import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
/** The lists of people at /students/{userId}/{sub}, with what they say. */
export const studentsLists = {
  rolemodels: {
    tab: 'Role models',
    title: 'Role models',
    subtitle: 'People ahead of you whose genome is like yours',
    emptyTitle: 'No role models yet',
    empty:
      'Nobody ahead of you whom you may see is like you so far. Each entry of your bio with a skill can bring somebody near, and so can ' +
      'everybody who joins.',
  },
  likeme: {
    tab: 'Like me',
    title: 'Students like me',
    subtitle: 'People at your level whose genome is like yours',
    emptyTitle: 'Nobody yet',
    empty:
      'Nobody at your level whom you may see is like you so far. Each entry of your bio with a skill can bring somebody near, and so can ' +
      `everybody who joins. People of ${MINORS_AGE} see others of their age where a group that they share shows them.`,
  },
  following: {
    tab: 'Following',
    title: 'Following',
    subtitle: 'People whom you follow, newest first',
    emptyTitle: 'You follow nobody yet',
    empty: 'Find a role model and follow them: they will wait for you here.',
  },
  followers: {
    tab: 'Followers',
    title: 'Followers',
    subtitle: 'People who follow you, newest first',
    emptyTitle: 'No followers yet',
    empty: 'People find you by what your bio tells.',
  },
  blocked: {
    tab: 'Blocked',
    title: 'Blocked people',
    subtitle: 'Neither of you sees the other. Only you know.',
    emptyTitle: 'You have blocked nobody',
    empty: 'When you block somebody, you can take it back here.',
  },
  removed: {
    tab: 'Not for me',
    title: 'Not for me',
    subtitle: 'People whom you took out of your role models, newest first. Only you know.',
    emptyTitle: 'You took nobody out',
    empty: 'When a role model is not for you, you can have them suggested again here.',
  },
} as const

/** The lists that a search can be among. */
export type Among = 'rolemodels' | 'likeme'

export type StudentsList = keyof typeof studentsLists

/** Seldom looked at: no tab leads there, but that of the one that is shown. */
export const isAside = (sub: StudentsList): sub is 'blocked' | 'removed' => sub === 'blocked' || sub === 'removed'

export const isStudentsList = (sub: string): sub is StudentsList => Object.hasOwn(studentsLists, sub)
