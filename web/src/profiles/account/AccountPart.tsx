import { Accordion, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles.ts'
import { ChangePasswordForm } from '../../accounts/ChangePasswordForm.tsx'
import { usePerson } from '../../session/session.ts'
import { Resumes } from '../resumes/Resumes.tsx'
import classes from './AccountPart.module.css'
import { ChangeEmailForm } from './ChangeEmailForm.tsx'
import { Visibility } from './Visibility.tsx'

interface AccountPartProps {
  readonly record: ProfileRecord
  /** Reads a stored resume for what it would add to the bio. */
  readonly onRead: (file: ResumeFile) => void
}

/** The quiet part of the basic profile: the resumes, who sees it, the e-mail and the password. */
export function AccountPart({ record, onRead }: AccountPartProps) {
  const { info } = usePerson()
  const { hidden, resume } = record._source.generalInfo
  const parts = [
    {
      name: 'resumes',
      title: 'Resumes',
      now: resume.length === 0 ? 'None yet' : String(resume.length),
      content: <Resumes record={record} onRead={onRead} />,
    },
    {
      name: 'visibility',
      title: 'Who sees my profile',
      now: hidden ? 'Hidden' : 'Published',
      content: <Visibility record={record} />,
    },
    { name: 'email', title: 'E-mail', now: info.email, content: <ChangeEmailForm /> },
    { name: 'password', title: 'Password', now: '', content: <ChangePasswordForm /> },
  ]
  return (
    <section aria-labelledby="account-title">
      <Title order={3} size="h5" id="account-title">
        Account
      </Title>
      <Accordion order={4} classNames={classes} keepMounted={false}>
        {parts.map(({ name, title, now, content }) => (
          <Accordion.Item key={name} value={name}>
            <Accordion.Control>
              {title}{' '}
              <Text span c="dimmed" ml="sm">
                {now}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>{content}</Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </section>
  )
}
