import { createFileRoute, redirect } from '@tanstack/react-router'
import { paths } from '@trellis/contract/screens.ts'

/** Where mails of an earlier version lead. */
export const Route = createFileRoute('/_signedIn/employer/$userId/notifications')({
  beforeLoad: () => {
    throw redirect({ to: paths.notifications(), replace: true })
  },
})
