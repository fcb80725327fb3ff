import { createFileRoute } from '@tanstack/react-router'
import { ResendPage } from '../../accounts/links/ResendPage.tsx'
import { leadOnSignedIn } from '../../session/guards.ts'
import { advisor } from '../../session/side.ts'

export const Route = createFileRoute('/groupadmin/resend_email_verification')({ beforeLoad: leadOnSignedIn, component: Resend })

function Resend() {
  return <ResendPage side={advisor} />
}
