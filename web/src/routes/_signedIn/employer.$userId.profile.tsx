import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../ui/Page.tsx'

export const Route = createFileRoute('/_signedIn/employer/$userId/profile')({ component: EmployerProfile })

function EmployerProfile() {
  return <Page title="My profile">Profile</Page>
}
