import type { MailedKind } from '@trellis/contract/notifications/notifications.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'

type Words = Partial<Record<MailedKind, string>>

const ofOwners = {
  applied: 'Somebody applies, or asks to join',
  withdrawn: 'Somebody withdraws an application, or leaves',
  agreedToContact: 'Somebody agrees to be contacted',
  declined: 'Somebody declines',
} satisfies Words

/** What each kind of user chooses to hear of by e-mail, in the order in which it is told. */
export const mailedWords: Readonly<Record<PersonKind, Words>> = {
  student: {
    contacted: 'An employer or a group contacts you',
    accepted: 'An employer or a group accepts you',
    rejected: 'An employer or a group does not choose you',
    reopened: 'An employer or a group looks at you again',
    profileHidden: 'An advisor hides your profile',
    mentorAssigned: 'Your mentors in a group are chosen',
    menteeAssigned: 'Your mentees in a group are chosen',
    internshipAssigned: 'Your internships in a group are chosen',
    sessionPlanned: 'A session with you is planned or moved',
    sessionMissed: 'You have neither met nor written for three weeks',
  },
  recruiter: ofOwners,
  advisor: { ...ofOwners, pairsNeed: 'Pairs in mentoring need you' },
}
