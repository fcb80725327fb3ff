import { createFileRoute } from '@tanstack/react-router'
import { leadOnSignedIn } from '../session/guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: leadOnSignedIn, component: Landing })

function Landing() {
  return <main id="main">Landing</main>
}
