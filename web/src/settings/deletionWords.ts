import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { TAKE_BACK_DAYS } from '@trellis/contract/accounts/leaving.ts'

const atOnce: Record<PersonKind, string> = {
  student:
    'At once, nobody finds or sees you any more: not in lists, searches and matches, and not among the candidates of jobs ' +
    'to which you applied. You are signed out everywhere.',
  recruiter:
    'At once, nobody finds or sees you any more, your open jobs are closed, and whoever acts for you no longer can. You are ' +
    'signed out everywhere.',
  advisor:
    'At once, nobody finds or sees you any more. Groups that others lead with you go to one of them, and your other open groups are ' +
    'closed. You are signed out everywhere.',
}

const forGood: Record<PersonKind, string> = {
  student: 'Then your bio, your files, your applications and everything else about you are erased for good.',
  recruiter:
    'Then everything about you is erased for good, and so are your jobs. Only a job to which somebody applied, or that ' +
    'somebody saved, stays in that person’s own list, closed and without your name.',
  advisor:
    'Then everything about you is erased for good, and so are groups that are still yours. Only one that somebody joined, asked to join ' +
    'or saved stays in that person’s own list, closed.',
}

const back: Record<PersonKind, string> = {
  student: 'everything is there again',
  recruiter: 'everything is there again, and you open your jobs again yourself',
  advisor: 'everything is there again; groups that went to others stay theirs, and you open yours again yourself',
}

/** What deleting an account means for each kind of user, a sentence or two each. */
export const deletionWords = (userType: PersonKind): readonly string[] => [
  atOnce[userType],
  `For ${TAKE_BACK_DAYS} days you can take it back: sign in and say so, and ${back[userType]}.`,
  forGood[userType],
]
