import { paths } from '@trellis/contract/screens.ts'
import type { PalettePart } from '../ui/palette/palette.ts'
import { sideOf } from '../session/side.ts'
import { signOutEverywhere } from '../session/signOut.ts'

export const accountPalette: PalettePart = {
  title: 'Account',
  entries: ({ userType }) => [
    { label: 'Notifications', also: 'news mails unread', act: { to: paths.notifications() } },
    { label: 'Settings', also: 'password email visibility hide delete account download data mails', act: { to: paths.settings() } },
    { label: 'Help', also: 'questions FAQ', act: { to: sideOf(userType).help } },
    { label: 'Sign out', also: 'leave log', act: () => void signOutEverywhere() },
  ],
}
