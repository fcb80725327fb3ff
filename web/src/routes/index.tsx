import { createFileRoute } from '@tanstack/react-router'
import { LandingPage } from '../landing/LandingPage.tsx'
import { leadOnSignedIn } from '../session/guards.ts'

export const Route = createFileRoute('/')({ beforeLoad: leadOnSignedIn, component: LandingPage })
