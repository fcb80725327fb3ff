import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { decisionsOfAll, historyOfAll, type LetterWords, type PipelineWords } from '../../../candidates/pipeline/words.ts'
import { memberStanding } from './memberStanding.ts'

/** Whether somebody knows that there is something going on between them and the group: then they are told of its end. */
const knows = ({ state, flags }: LinkOfOwner): boolean => flags.applied || state === 'contacted'

const isMember = ({ state }: LinkOfOwner): boolean => state === 'accepted'

/** The words for the people of a group. */
export const memberWords: PipelineWords = {
  title: 'Members',
  buckets: {
    suggested: {
      title: 'Suggested',
      empty:
        'Nobody fits yet. Unless the group is by invitation, people who have the skills that it names appear here, also those who sign up later. ' +
        `Invite those who are ${MINORS_AGE}, or give them the join code.`,
    },
    saved: { title: 'Saved', empty: 'Save people whom you want to come back to. Only the advisors of the group see it.' },
    applied: { title: 'Asked to join', empty: 'Nobody is waiting for your answer.' },
    contacted: {
      title: 'Contacted',
      empty: 'Whom you find here and invite, or write to before you decide, waits here. Who gets a letter by e-mail is under Invitations.',
    },
    accepted: {
      title: 'Members',
      empty:
        'Nobody is a member yet. Invite people by e-mail under Invitations, show a class the Join code, or accept those who asked to join.',
    },
    rejected: { title: 'Turned down', empty: 'Whom you turn down or take out, and who declines an invitation, stays here.' },
  },
  listsLabel: 'Lists of people',
  standing: memberStanding,
  decisions: {
    ...decisionsOfAll,
    accepted: {
      label: 'Accept',
      done: (name) => `${name} is a member now and will be told.`,
      manyDone: 'are members now and will be told.',
    },
    contacted: {
      label: 'Invite',
      other: { label: 'Contact', manyDone: 'are contacted and will be told.', isFor: ({ flags }) => flags.applied },
      done: (name, { flags }) => `${name} is ${flags.applied ? 'contacted' : 'invited'} and will be told.`,
      manyDone: 'are invited and will be told.',
    },
    rejected: {
      label: 'Turn down',
      other: { label: 'Take out', manyDone: 'are no longer members and will be told why.', isFor: isMember },
      done: (name, link) =>
        isMember(link)
          ? `${name} is no longer a member and will be told why.`
          : `${name} is turned down and will ${knows(link) ? '' : 'not '}be told.`,
      manyDone: 'are turned down. Those who knew of it will be told.',
    },
  },
  contact: {
    title: (name) => `Write to ${name}`,
    note: 'They read this here, and by e-mail as they chose. Their e-mail is shown to you once they agree to be contacted.',
    field: (name) => `Your words to ${name}`,
    missing: 'Write something to them.',
    send: 'Send',
    begins({ first, posting, link: { flags } }) {
      if (!flags.applied)
        return `Hello ${first},\n\nYour profile made me think of you for ${posting}. If you would like to join, choose ‘Accept’.`
      const how = flags.ok2contact ? 'I will write to you by e-mail.' : 'Choose ‘Agree to be contacted’, and I will write to you by e-mail.'
      return `Hello ${first},\n\nThank you for asking to join ${posting}. I would like to talk with you about it. ${how}`
    },
  },
  history: {
    ...historyOfAll,
    applied: (by) => `${by} asked to join`,
    withdrawn: (by, _, from) => (from === 'accepted' ? `${by} left the group` : `${by} withdrew`),
    rejected(by, name, from) {
      if (by === name) return `${by} declined`
      return from === 'accepted' ? `${by} took ${name} out of the group` : `${by} turned ${name} down`
    },
    contacted: (by, name) => `${by} wrote to ${name}`,
  },
  cannotBePut: {
    toApplied: 'Nobody can be put into Asked to join: people ask themselves.',
    notAgreed: (name) => `${name} has not asked to join, nor agreed to be contacted. They can be accepted once they have.`,
    notApplied: (name) => `${name} has not asked to join. Invite them first.`,
    toSaved: (name) => `${name} cannot be put into Saved any more: they know of this group from you.`,
    rejected: (name, list) => `${name} is in Turned down. Put them into ${list}, where they were, to reopen this.`,
    notReopened: (name) => `${name} said no, or cannot be brought back: this is not yours to reopen.`,
  },
  oneByOne: 'Write to people one by one: each of them reads your words.',
  applied: 'Asked to join',
  appliedOn: (day) => `asked to join on ${day}`,
  withdrew: 'Left or withdrew',
  notShown: `People of ${MINORS_AGE}, and those who give no year of birth, are not shown to advisors until they ask to join.`,
  askedFor: 'Skills of the group',
  littleInCommon: 'They have little in common with this group.',
  noGenome: 'This group has no genome yet: add skills to it, and see here how people fit.',
  noteIsReadBy: 'Read by the advisors of this group, and by the person if they download what is stored about them.',
  noteIsGone: 'It is gone for every advisor of this group.',
  checklist: {
    intro:
      'Write down what you look for in everybody who asks to join. The advisors of the group tick it for each person; people read it ' +
      'only if they download what is stored about them.',
    example: 'For example: goes to our school',
  },
  swipe: { left: 'Turn down', right: 'Save' },
}

/** What goes to a member who is taken out. */
export const farewellWords: LetterWords = {
  title: (name) => `Take ${name} out of the group?`,
  note: 'They lose what only members see, and are told with your reason, here and by e-mail as they chose. It is kept in the history.',
  field: () => 'Why?',
  missing: 'Say why: they read it.',
  send: 'Take out',
}
