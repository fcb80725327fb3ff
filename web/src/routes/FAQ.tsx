import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '../landing/HelpPage.tsx'
import { student } from '../session/side.ts'

export const Route = createFileRoute('/FAQ')({ component: Help })

function Help() {
  return <HelpPage side={student} />
}
