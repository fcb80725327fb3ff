import { createFileRoute } from '@tanstack/react-router'
import { SideHome } from '../../landing/SideHome.tsx'
import { leadOnSignedIn } from '../../session/guards.ts'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/')({ beforeLoad: leadOnSignedIn, component: Home })

function Home() {
  return <SideHome side={advisor} />
}
