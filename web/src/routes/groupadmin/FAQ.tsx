import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../landing/HelpPage.tsx'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/FAQ')({ component: Help })

function Help() {
  return <HelpPage side={advisor} />
}
