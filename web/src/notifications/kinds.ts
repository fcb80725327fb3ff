import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { type MailedKind, mailedKinds, notificationKinds } from '@trellis/contract/notifications/notifications.ts'

/** The kinds of which a kind of user chooses whether they hear by e-mail. */
export const mailedTo = (userType: PersonKind): MailedKind[] =>
  mailedKinds.filter((kind) => (notificationKinds[kind].concerns as readonly PersonKind[]).includes(userType))
