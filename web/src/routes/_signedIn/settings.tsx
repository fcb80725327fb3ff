import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../settings/SettingsScreen.tsx'

export const Route = createFileRoute('/_signedIn/settings')({ component: SettingsScreen })
