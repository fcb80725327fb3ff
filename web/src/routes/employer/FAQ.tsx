import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../../landing/HelpPage.tsx'
import { employer } from '../../session/side.ts'

export const Route = createFileRoute('/employer/FAQ')({ component: Help })

function Help() {
  return <HelpPage side={employer} />
}
