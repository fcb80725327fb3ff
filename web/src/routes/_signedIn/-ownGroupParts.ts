import { lazy } from 'react'

const loadAbout = async () => ({ default: (await import('../../groups/student/group/GroupScreen.tsx')).GroupScreen })
const loadInternships = async () => ({ default: (await import('../../groups/student/group/InternshipsScreen.tsx')).InternshipsScreen })
const loadMentoring = async () => ({ default: (await import('../../mentoring/student/OwnMentoringScreen.tsx')).OwnMentoringScreen })

/** The parts of a group that a student looks at: none loads what another needs. */
export const LazyAbout = lazy(loadAbout)
export const LazyInternships = lazy(loadInternships)
export const LazyMentoring = lazy(loadMentoring)

/** How each is fetched, by its word in the address. */
export const loads: ReadonlyMap<string, () => Promise<unknown>> = new Map(
  Object.entries({
    about: loadAbout,
    internships: loadInternships,
    mentoring: loadMentoring,
  }),
)
