import { MINORS_AGE } from '@trellis/contract/accounts/minors.ts'
import type { HelpTopic } from './helpTopic.ts'

export const groupsOfStudent: HelpTopic = {
  topic: 'Groups and mentors',
  questions: [
    [
      'How do I get into a group?',
      'By the link in the letter of an invitation, by the code of six letters and digits that an advisor gave you (“Join with a code” under “Groups”), or by asking to join: under “Groups” are those that suit you, and a search finds others.',
    ],
    [
      'Who sees me in a group?',
      `Its advisors do. Whom else the group shows is chosen by them; the page of the group says it. Adults who are no mentors of the group see nobody in it who is ${MINORS_AGE}.`,
    ],
    [
      'How do I get a mentor?',
      'The advisors of a group assign mentees to mentors. Tell under “Mentoring” of the group what you want help with and whom you wish for. Once they publish who mentors whom, you are told, and find your mentor there, with the reasons and a place for your sessions.',
    ],
    [
      'What if it does not work with my mentor?',
      'Press “This is not working” below their name. The advisors alone are told. You can also pause until a day, or leave the mentoring.',
    ],
  ],
}

export const groupsOfAdvisor: HelpTopic = {
  topic: 'Groups',
  questions: [
    [
      'How do I begin?',
      'Press “Create a group”, tell what it is about and how people get in, and open it. Then invite people, or turn its join code on.',
    ],
    [
      'How do people get in?',
      'Under “Invitations” paste e-mail addresses in any form: each gets a letter with a link of its own. Under “Join code” turn a code on that a class reads from the board. “Import”, on the screen “Members”, reads a table and tells what becomes of each line before anything is done. And who finds the group may ask to join, as far as you let them.',
    ],
    [
      'Whom do members see?',
      `You choose it under “Manage”. Where you choose nothing, members see each other until somebody who is ${MINORS_AGE} is one of them, and from then on advisors alone. Adults who are no mentors never see a minor there.`,
    ],
    [
      'How does somebody become a mentor?',
      `Only by you: accept whoever asks to join as a mentor, invite people as mentors, or select them under “Members” and give them the role. A mentor who is an adult sees those who are ${MINORS_AGE} and whom the group shows to members: choose only people whom you know.`,
    ],
    [
      'Can others lead a group with me?',
      'Yes. Invite them under “Advisors” by the e-mail of their group administrator account. They may do all that you may, but to delete the group.',
    ],
  ],
}

export const mentoringOfAdvisor: HelpTopic = {
  topic: 'Mentoring',
  questions: [
    [
      'How do I assign mentors?',
      'Under “Mentoring” of a group add a mentoring group, then mentees and mentors from among the members. “Find the best pairs”, under “Who mentors whom”, says what would change before you keep it. Members see nothing of it until you publish it.',
    ],
    [
      'Why has somebody no mentor?',
      'It stands below their name under “Who mentors whom”, with what would change it: another mentor, one more place, or an option.',
    ],
    [
      'How do I keep a pair as it is?',
      'Press “Always pair” beside a pair, and it is in every draft; “Never pair”, and it is in none. “Lock” keeps what a mentee has for now.',
    ],
    [
      'What do I learn of the pairs?',
      'When they met and for how long, whether it is a good fit, and who asks for somebody else: under “How it goes”, and in numbers on the dashboard. What they write to each other and their notes you do not read.',
    ],
  ],
}
