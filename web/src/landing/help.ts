import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import { IDLE_MINUTES, LINK_HOURS, RESET_MINUTES } from '@trellis/contract/accounts/times.ts'
import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { groupsOfAdvisor, groupsOfStudent, mentoringOfAdvisor } from './helpOnGroups.ts'
import { colleagues, jobsOfEmployer, jobsOfStudent, notifications } from './helpOnJobs.ts'
import type { HelpTopic } from './helpTopic.ts'

const account: HelpTopic = {
  topic: 'Your account',
  questions: [
    [
      'I did not get the verification e-mail',
      `Look into your spam folder first. The link in the e-mail works for ${LINK_HOURS} hours and once. If it is too old or not there, ask for another one: the sign-in page offers it when you try to sign in before your e-mail is verified.`,
    ],
    [
      'I forgot my password',
      `Choose “Forgot your password?” on the sign-in page. We send a link that works for ${RESET_MINUTES} minutes and once. Setting a new password signs you out on every device.`,
      'We say the same words whether or not there is an account for the e-mail you enter, so that nobody can find out who is here.',
    ],
    [
      'What makes a good password?',
      'Strong means at least 8 characters with a lowercase letter, an uppercase letter, a digit and one of !@#$%^&*. Medium means at least 6 characters with two of lowercase, uppercase and digits. Anything less is weak and cannot be used.',
      'Your password never leaves your browser: what is sent is a key made from it.',
    ],
    [
      'Why was I signed out?',
      `After ${IDLE_MINUTES} minutes without activity you are signed out, so that nobody goes on in your name on a shared computer. What you had typed and not yet saved is kept in that browser tab and is there when you sign in again.`,
    ],
    [
      'Can I use one e-mail for two accounts?',
      'Yes, one for each kind: the same e-mail may hold a student account, an employer account and a group administrator account.',
    ],
  ],
}

const bio: HelpTopic = {
  topic: 'Your bio',
  questions: [
    [
      'What belongs into my bio?',
      'What you have done and like to do: school, work, sports, clubs, projects, interests. Small things count. You can add rows at any time, and what you write is saved by itself.',
    ],
    [
      'What are tags?',
      'Each entry takes at most two tags: the skills or competencies that it took. One behavioral tag, such as leadership or communication, is recommended. Use “Other” where none fits.',
    ],
    [
      'Can a resume fill my bio?',
      'Yes. Upload a PDF or Word resume, or a JSON Resume file, and accept what it proposes one by one. Nothing is added by itself.',
    ],
  ],
}

const genome: HelpTopic = {
  topic: 'Your genome',
  questions: [
    [
      'What is my genome?',
      'It shows the relative weight of your collective skills: behavioral, academic, creative, athletic and vocational.',
      'It is a comparative measure, not an absolute one, and does not equal how many times a tag was entered.',
    ],
    [
      'Is a larger genome better?',
      'No. The weights compare your skills with each other and with the average. They say what is typical of you, not how good you are.',
      'The average is that of a made-up community until thirty people here have a genome, and from then on, unless those who run this chose otherwise, that of the people here.',
    ],
    ['Can I see how it changed?', 'Yes. Take a snapshot of your genome whenever you like, and compare it with a later one.'],
  ],
}

const people: HelpTopic = {
  topic: 'Other people',
  questions: [
    [
      'What is a role model?',
      'Somebody a step ahead of you whose genome is like yours. Each suggestion says why: the skills you share and the tags that few others have. If one does not suit you, say “not for me”; “People who are not for you”, below the list, shows whom you took out and lets you have them suggested again.',
    ],
    ['What does following do?', 'It keeps a person in your list. They see that they have one more follower.'],
    [
      'How do I block somebody?',
      'On their profile. From then on neither of you sees the other anywhere, and neither follows the other. They are not told.',
    ],
  ],
}

const photo = [
  'What does my photo tell?',
  'What it shows, and no more: the place and the camera that a phone writes into a photo are removed.',
] as const

const minors = `Those who are ${MINORS_AGE} this year, and those who give no year of birth, are seen in their own groups alone: by advisors and, as these choose, by mentors whom they accepted and by others of that age. An employer sees them once they apply. Correcting a year of birth so that you are younger protects you at once.`

const privacy = (product: string): HelpTopic => ({
  topic: 'Who sees what',
  questions: [
    [
      'Who can see my profile?',
      'People who are signed in, employers among them, while your profile is published. Hide it, and it is in no list, search or match.',
      'An employer to whom you apply sees it in any case, until you withdraw.',
    ],
    [
      'What is never shown to others?',
      'Your year of birth, your gender, whom you follow and whom you blocked. Your full e-mail and a resume are shown to the employers to whom you send them by applying, and to nobody else.',
      `Those who run ${product} here can see all of it.`,
    ],
    ['How are younger people protected?', minors],
    photo,
  ],
})

const privacyOfEmployer: HelpTopic = {
  topic: 'Who sees what',
  questions: [
    [
      'What do others see of me?',
      'Students see the company and what your jobs tell, not your name, your e-mail or your phone. Colleagues who act for each other see each other’s name, and of the e-mail the first two characters.',
    ],
    ['How are younger people protected?', minors],
    photo,
  ],
}

const privacyOfAdvisor: HelpTopic = {
  topic: 'Who sees what',
  questions: [['How are younger people protected?', minors], photo],
}

const gettingStarted = (type: PersonKind, product: string): HelpTopic => ({
  topic: 'Getting started',
  questions: [['How do I sign up?', signingUp(product)[type]]],
})

const signingUp = (product: string): Record<PersonKind, string> => ({
  student: `Create an account with your e-mail and a password, tell ${product} a little about yourself, and open the link in the verification e-mail. A resume and a photo can be added at once or later.`,
  recruiter:
    'Create an account with your name, your company, your e-mail and a password, and open the link in the verification e-mail. Then post a job.',
  advisor:
    'Create an account with your name, your institution, your e-mail and a password, and open the link in the verification e-mail. Then complete your profile: an administrator reads it before they approve you, and you are told by e-mail.',
})

/** The help for one kind of user. */
export function helpOf(type: PersonKind, product: string): readonly HelpTopic[] {
  const start = gettingStarted(type, product)
  switch (type) {
    case 'student':
      return [start, account, bio, genome, people, jobsOfStudent, groupsOfStudent, notifications(mailsToStudent), privacy(product)]
    case 'recruiter':
      return [start, account, jobsOfEmployer, colleagues, notifications(mailsToEmployer), genome, privacyOfEmployer]
    default:
      return [start, account, groupsOfAdvisor, mentoringOfAdvisor, notifications(mailsToAdvisor), genome, privacyOfAdvisor]
  }
}

const mailsToStudent =
  'When an employer or a group contacts you, accepts you, does not choose you, or looks at you again; when somebody is chosen as your mentor or your mentee, or a job is for you; and of your sessions.'
const mailsToAdvisor =
  'When somebody asks to join a group, withdraws, agrees to be contacted, or declines; when pairs need you; and when others come to lead a group with you.'
const mailsToEmployer = 'When somebody applies, withdraws an application, agrees to be contacted, or declines.'
