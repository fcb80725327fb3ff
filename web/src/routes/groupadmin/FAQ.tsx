import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../landing/HelpPage.tsx'
import { groupadmin } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/FAQ')({ component: Help })

function Help() {
  return <HelpPage side={groupadmin} />
}
