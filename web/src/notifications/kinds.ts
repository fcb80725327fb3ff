import type { ProfileType } from '@trellis/contract/endpoint.ts'
import type { Notification, NotificationKind } from '@trellis/contract/notifications.ts'
import { paths } from '../paths.ts'

/** What each kind of user is told of, with the words of its mail choice. */
export const kindsOf: Record<ProfileType, Partial<Record<NotificationKind, string>>> = {
  profile: {
    contacted: 'An employer contacts you',
    accepted: 'An employer accepts you',
    rejected: 'An employer does not choose you',
    reopened: 'An employer looks at you again',
  },
  recruiter: {
    applied: 'Somebody applies',
    withdrawn: 'Somebody withdraws an application',
    agreedToContact: 'Somebody agrees to be contacted',
    declined: 'Somebody declines',
  },
  groups: {},
}

/** Where a person reads their notifications. */
export const notificationsOf = (userType: ProfileType, userId: string): string =>
  userType === 'recruiter' ? paths.employerNotifications(userId) : paths.notifications(userId)

/** What a notification is about: the job for a student, its candidates for an employer; nothing where the job is gone. */
export function addressOf({ kind, postingId }: Notification, userType: ProfileType, userId: string): string | undefined {
  if (postingId === null) return undefined
  if (userType !== 'recruiter') return paths.job(userId, postingId)
  const buckets = { agreedToContact: 'contacted', declined: 'rejected' } as const
  return paths.candidates(userId, postingId, kind in buckets ? buckets[kind as keyof typeof buckets] : 'applied')
}
