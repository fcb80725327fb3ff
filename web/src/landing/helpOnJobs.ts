import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { HelpTopic } from './helpTopic.ts'

export const jobsOfStudent: HelpTopic = {
  topic: 'Jobs',
  questions: [
    [
      'How do I find jobs?',
      'Under “Jobs” are open jobs that fit your genome, the best first, each with the reasons why. You can also search all jobs by title, company or skill. A job that does not suit you leaves your list by “Not for me”.',
      'When you save a job, only you know of it.',
    ],
    [
      'What does an employer see when I apply?',
      'Your bio and your genome, your e-mail, the resume that you chose and the words you wrote to them. They see them also while your profile is hidden, and whoever acts for them does too. They never see your year of birth or your gender.',
    ],
    [
      'Can I take an application back?',
      'Yes, by “Withdraw” on the page of the job, also once you were turned down, or have declined. The employer is told, and no longer sees your e-mail, your resume or what you wrote. To be considered again you would have to apply again.',
      'Most other steps can be taken back by “Undo” for 20 seconds.',
    ],
    [
      'What happens when I delete a resume?',
      'Employers to whom you sent it can no longer open it, also where they have not answered yet. If you want them to read a newer one, withdraw and apply again.',
    ],
    [
      'An employer contacted me',
      'They found you by what your bio tells. You can agree to be contacted, apply, or decline; they learn which.',
      `Nobody can contact those who are ${MINORS_AGE} this year, or who give no year of birth, before they have agreed to it.`,
    ],
    [
      'How do I block an employer?',
      'On the page of one of their jobs. Their jobs leave your lists, but for those to which you applied, and they no longer find you. They are not told. What you sent them stays with them until you withdraw.',
    ],
  ],
}

export const jobsOfEmployer: HelpTopic = {
  topic: 'Jobs and candidates',
  questions: [
    [
      'Who sees a job?',
      'While it is open, everybody: it has a page that can be read without an account. A draft is seen by you alone and by those who act for you. A closed job is in no search any more; those who applied to it still find it in their lists.',
    ],
    [
      'Who is suggested to me?',
      'When you open a job, up to twenty people whose genome and experience fit it, each with the reasons why. “Replace” sets one aside, and the next best takes the place. You can also search among everybody.',
    ],
    [
      'What do I see of those who apply?',
      'Their bio and their genome, their e-mail, the resume they sent and the words they wrote, until they withdraw. A resume is gone as soon as its owner deletes it.',
    ],
    [
      'What do candidates learn of what I do?',
      'They are told when you contact or accept them, and when you turn down an application or somebody whom you contacted, or look at them again. Saving, setting aside and hiding stay with you and those who act for you.',
    ],
    [
      'Why can I not contact somebody?',
      `Those who are ${MINORS_AGE} this year, or who give no year of birth, have to agree first. And nobody can be contacted about a draft.`,
    ],
    ['Can I take a step back?', 'Yes, by “Undo” for 20 seconds. Whomever you turned down you can look at again later, by “Reopen”.'],
  ],
}

export const colleagues: HelpTopic = {
  topic: 'Acting for a colleague',
  questions: [
    [
      'How can a colleague work on my jobs?',
      'Name them in your profile, under “Who may act on your jobs”, by the e-mail of their employer account. They can then post and edit jobs and review candidates in your place. Only you can delete a job or name others.',
    ],
    ['How do I work on a colleague’s jobs?', 'Once they have named you, choose them above your list of jobs, or when you post one.'],
    [
      'Who sees which of us did something?',
      'You and your colleagues do: the history of each candidate names who took each step. Candidates see the name of the company.',
    ],
    ['How does it end?', 'Remove your colleague from the same list, at any time. What they have done stays as it is.'],
  ],
}

/** What somebody is told of, and how. */
export const notifications = (told: string): HelpTopic => ({
  topic: 'Notifications',
  questions: [
    ['What am I told of?', `${told} The bell at the top of each screen counts what you have not read.`],
    ['Do I get e-mails too?', 'Once a day, when there is news. In your settings you choose for each kind: at once, once a day or never.'],
  ],
})
