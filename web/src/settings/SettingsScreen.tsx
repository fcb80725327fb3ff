import { Divider, Stack } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { usePerson } from '../session/session.ts'
import { Page } from '../ui/Page.tsx'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { DownloadData } from './DownloadData.tsx'
import { MailChoices } from './MailChoices.tsx'
import { OwnVisibility } from './OwnVisibility.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { SuggestionLog } from './suggestions/SuggestionLog.tsx'

/** What every kind of user decides about their account. */
export function SettingsScreen() {
  const { userId, userType, info } = usePerson()
  return (
    <Page title="Settings" subtitle={`Signed in as ${info.email}`}>
      <Stack gap={40}>
        {userType === 'student' && (
          <SettingsSection title="Who sees my profile">
            <OwnVisibility id={userId} />
          </SettingsSection>
        )}
        <SettingsSection
          title="Notifications by e-mail"
          words="In the product you are always told. Choose what you hear of by e-mail as well."
        >
          <MailChoices userId={userId} />
        </SettingsSection>
        <SettingsSection title="E-mail">
          <ChangeEmailForm />
        </SettingsSection>
        <SettingsSection title="Password" words="You stay signed in here after changing it, and are signed out elsewhere.">
          <ChangePasswordForm />
        </SettingsSection>
        <Divider />
        <SettingsSection title="Suggestions">
          <SuggestionLog userId={userId} />
        </SettingsSection>
        <SettingsSection title="My data">
          <DownloadData id={userId} />
        </SettingsSection>
        <SettingsSection title="Delete my account">
          <DeleteAccount />
        </SettingsSection>
      </Stack>
    </Page>
  )
}
