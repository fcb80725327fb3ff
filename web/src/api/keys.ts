import type { PostingKind } from '@trellis/contract/postings/postingKinds.ts'

/**
 * The names under which replies are kept that several files say, so that whoever changes a thing can say which replies are out of date.
 * A name that nothing but the query itself says stands there.
 */
export const keys = {
  photos: () => ['photo'],
  photo: (address: string) => ['photo', address],
  recruiter: (id: string) => ['recruiter', id],
  profile: (id: string) => ['profile', id],
  resumeReading: (userId: string, fileId: string | undefined) => ['resumeReading', userId, fileId],
  genome: (id: string, ...more: unknown[]) => ['genome', id, ...more],
  /** Every recruiter's own postings: their own and those of whom they act for. */
  everyOwnJobs: () => ['ownJobs'],
  /** A recruiter's own postings, whole. */
  ownJobs: (ownerId: string) => ['ownJobs', ownerId],
  job: (id: string, ...more: unknown[]) => ['job', id, ...more],
  /** Every advisor's own groups: their own and those of whom they help. */
  everyOwnGroups: () => ['ownGroups'],
  /** The groups that an advisor runs, whole. */
  ownGroups: (userId: string) => ['ownGroups', userId],
  group: (id: string, ...more: unknown[]) => ['group', id, ...more],
  /** What waits for an advisor's answer. */
  askedOfAdvisor: (userId: string) => ['askedOfAdvisor', userId],
  cohorts: (groupId: string, ...more: unknown[]) => ['cohorts', groupId, ...more],
  candidates: (postingId: string, ...more: unknown[]) => ['candidates', postingId, ...more],
  delegations: (userId: string) => ['delegations', userId],
  /** Lists of jobs with what a student is to them. */
  jobs: (userId: string, ...more: unknown[]) => ['jobs', userId, ...more],
  /** Lists of groups with what a student is to them. */
  groups: (userId: string, ...more: unknown[]) => ['groups', userId, ...more],
  /** How much is in each of a student's lists of jobs, or of groups. */
  listCounts: (kind: PostingKind, userId: string) => ['listCounts', kind, userId],
  publicJob: (id: string) => ['publicJob', id],
  notifications: (userId: string, ...more: unknown[]) => ['notifications', userId, ...more],
  /** Whether an advisor is approved, as they see it. */
  approval: (userId: string) => ['approval', userId],
  /** The advisors in one state, or in all, as super-users see them. */
  advisors: (...state: string[]) => ['advisors', ...state],
  people: (userId: string, ...more: unknown[]) => ['people', userId, ...more],
} as const
