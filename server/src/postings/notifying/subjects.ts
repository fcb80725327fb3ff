/** A posting that is no group. */
export const POSTING = 'posting'
/** Groups are told of in other words. */
export const GROUP_SUBJECT = 'group'
/** A group, told to its advisor of a recruiter, or to a recruiter: both have lists of their own for it. */
export const EMPLOYERS_SUBJECT = 'groupEmployers'
/** A group, told to its advisor of somebody who is a member as soon as they asked: they are found among the members. */
export const MEMBERS_SUBJECT = 'groupMembers'

/** All subjects that news of postings have. */
export const postingSubjects = [POSTING, GROUP_SUBJECT, EMPLOYERS_SUBJECT, MEMBERS_SUBJECT] as const

/** Whether news are of a group, in whichever of its words. */
export const isAboutGroup = (subjectType: string): boolean => subjectType !== POSTING
