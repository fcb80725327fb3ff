import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { bucketWords } from '../../jobs/employer/bucketWords.ts'
import { decisionsOfAll, historyOfAll, type PipelineWords } from './words.ts'

/** Whether somebody knows that there is something going on between them and the job: then they are told of its end. */
const knows = ({ state, flags }: LinkOfOwner): boolean => flags.applied || state === 'contacted' || state === 'accepted'

/** The words for the candidates of a job. */
export const jobWords: PipelineWords = {
  title: 'Candidates',
  buckets: bucketWords,
  listsLabel: 'Lists of candidates',
  decisions: {
    ...decisionsOfAll,
    accepted: { label: 'Accept', done: (name) => `${name} is accepted and will be told.`, manyDone: 'are accepted and will be told.' },
    contacted: { label: 'Contact', done: (name) => `${name} is contacted and will be told.`, manyDone: 'are contacted and will be told.' },
    rejected: {
      label: 'Reject',
      done: (name, link) => `${name} is rejected and will ${knows(link) ? '' : 'not '}be told.`,
      manyDone: 'are rejected. Those who applied or were contacted will be told.',
    },
  },
  contact: {
    title: (name) => `Contact ${name}`,
    note: 'They read this here, and by e-mail as they chose. Their e-mail is shown to you once they agree to be contacted.',
    field: (name) => `Your words to ${name}`,
    missing: 'Write something to them.',
    send: 'Send',
    begins({ first, posting, company, link: { flags } }) {
      const why = flags.applied
        ? `Thank you for applying for ${posting}. We would like to talk with you about it.`
        : `Your profile made us think of you for ${posting} at ${company}. Would you like to talk about it?`
      const how = flags.ok2contact
        ? 'We will write to you by e-mail.'
        : 'If so, choose ‘Agree to be contacted’, and we will write to you by e-mail.'
      return `Hello ${first},\n\n${why} ${how}`
    },
  },
  history: {
    ...historyOfAll,
    applied: (by) => `${by} applied`,
    withdrawn: (by) => `${by} withdrew`,
    rejected: (by, name) => (by === name ? `${by} declined` : `${by} rejected ${name}`),
    contacted: (by, name) => `${by} contacted ${name}`,
  },
  cannotBePut: {
    toApplied: 'Nobody can be put into Applied: people apply themselves.',
    notAgreed: (name) => `${name} has not agreed to be contacted yet. They can be accepted once they have.`,
    notApplied: (name) => `${name} has not applied. Contact them first.`,
    toSaved: (name) => `${name} cannot be put into Saved any more: they know of this job from you.`,
    rejected: (name, list) => `${name} is rejected. Put them into ${list}, where they were, to reopen this.`,
    notReopened: (name) => `${name} said no, or cannot be brought back: this is not yours to reopen.`,
  },
  oneByOne: 'Contact people one by one: each of them reads your words.',
  applied: 'Applied',
  appliedOn: (day) => `applied on ${day}`,
  withdrew: 'Withdrew',
  notShown: `People of ${MINORS_AGE}, and those who give no year of birth, are not shown to employers until they apply.`,
  askedFor: 'Skills asked for',
  littleInCommon: 'They have little in common with this job.',
  noGenome: 'This job has no genome yet: add skills to it, and see here how people fit.',
  noteIsReadBy: 'Read by those who work on this job, and by the person if they download what is stored about them.',
  noteIsGone: 'It is gone for everybody who works on this job.',
  checklist: {
    intro:
      'Write down what you look for in everybody who is considered for this job. Those who work on it tick it for each person; people ' +
      'read it only if they download what is stored about them.',
    example: 'For example: has worked in a team',
  },
  swipe: { left: 'Reject', right: 'Save' },
}
