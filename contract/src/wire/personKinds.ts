import { spelling } from './spelling.ts'

/** The kinds of person, each with accounts of its own: one e-mail can have one of each. */
export const personKinds = ['student', 'recruiter', 'advisor'] as const
export type PersonKind = (typeof personKinds)[number]

/**
 * The same on the wire, where they are called by what such a person has: a student or professional a `profile`, an advisor
 * `groups`. So they stand in mailed links, in what a tab keeps of a session, and in the database.
 */
export const kindSpelling = spelling({ student: 'profile', advisor: 'groups' })
