import type { ListTexts } from '../../../postings/lists/listTexts.ts'

/** The lists of groups at /groups/{userId}/{bucket}, with what they say. */
export const groupLists = {
  suggested: {
    tab: 'Suggested',
    title: 'Groups for you',
    subtitle: 'Open groups that fit your genome, best first',
    emptyTitle: 'No open group fits well enough yet',
    empty:
      'Add more of what you did to your bio, each entry with a skill, and more groups can fit. Or look at all groups: search for a name, a subject or your city above.',
  },
  accepted: {
    tab: 'My groups',
    title: 'My groups',
    subtitle: 'You are a member of these',
    emptyTitle: 'You are in no group yet',
    empty: 'Ask to join one that fits you, or type the code that an advisor gave you. As soon as it accepts you, you find it here.',
  },
  applied: {
    tab: 'Asked to join',
    title: 'Groups you asked to join',
    subtitle: 'Waiting for the answer of an advisor',
    emptyTitle: 'You wait for no group',
    empty: 'Ask to join a group that you like. You follow your request here.',
  },
  contacted: {
    tab: 'Invited',
    title: 'Groups that invited you',
    subtitle: 'They would like to have you as a member',
    emptyTitle: 'No group has invited you yet',
    empty: 'Advisors find you by what your bio tells. Or go first, and ask to join.',
  },
  saved: {
    tab: 'Saved',
    title: 'Saved groups',
    subtitle: 'Only you know of them',
    emptyTitle: 'You have saved no groups',
    empty: 'Save a group that you may want to come back to, and it will wait for you here.',
  },
  rejected: {
    tab: 'Turned down',
    title: 'Groups turned down',
    subtitle: 'You said no to them, or they did not accept you or took you out',
    emptyTitle: 'Nothing here',
    empty: 'Groups that are not for you, and those that did not accept you, are listed here.',
  },
} as const satisfies ListTexts

/** The same of a recruiter, at /employer/{userId}/groups/{bucket}. Nothing tells how well a group fits them, so none is suggested. */
export const groupListsOfRecruiter = {
  accepted: { ...groupLists.accepted, empty: 'Ask to join one. As soon as it accepts you, you find it here.' },
  applied: groupLists.applied,
  contacted: {
    ...groupLists.contacted,
    tab: 'Contacted',
    title: 'Groups that contacted you',
    subtitle: 'Their advisors would like to talk with you',
    emptyTitle: 'No group has contacted you yet',
    empty: 'Advisors can contact you once you asked to join their group.',
  },
  saved: groupLists.saved,
  rejected: groupLists.rejected,
} as const satisfies Partial<ListTexts>

export const isListOfRecruiter = (bucket: string): bucket is keyof typeof groupListsOfRecruiter => bucket in groupListsOfRecruiter
