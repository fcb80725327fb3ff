import { createFileRoute } from '@tanstack/react-router'
import { SettingsScreen } from '../../settings/SettingsScreen.tsx'
import { profileQuery } from '../../profiles/useProfile.ts'
import { requestFirstData } from '../../session/Queries.tsx'
import { mailChoicesQuery } from '../../settings/mailChoicesQuery.ts'
import { suggestionLogQuery } from '../../settings/suggestions/suggestionLogQuery.ts'

export const Route = createFileRoute('/_signedIn/settings')({
  loader: ({ preload, context: { person } }) => {
    const { userId, userType } = person
    requestFirstData(preload, userType === 'student' && profileQuery(userId), mailChoicesQuery(userId), suggestionLogQuery(userId))
  },
  component: SettingsScreen,
})
