import { Accordion, Text } from '@mantine/core'
import '@mantine/core/styles/Accordion.layer.css'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../../ui/links.tsx'
import { Resumes } from './Resumes.tsx'
import classes from './ResumesPart.module.css'

interface ResumesPartProps {
  readonly record: ProfileRecord
  /** Reads a stored resume for what it would add to the bio. */
  readonly onRead: (file: ResumeFile) => void
}

/** The resumes, and where to choose who sees the bio. */
export function ResumesPart({ record, onRead }: ResumesPartProps) {
  const { hidden, resume } = record._source.generalInfo
  return (
    <section aria-label="Resumes">
      <Accordion order={3} classNames={classes} keepMounted={false}>
        <Accordion.Item value="resumes">
          <Accordion.Control>
            Resumes{' '}
            <Text span c="dimmed" ml="sm">
              {resume.length === 0 ? 'None yet' : resume.length}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Resumes record={record} onRead={onRead} />
          </Accordion.Panel>
        </Accordion.Item>
      </Accordion>
      <Text c="dimmed" mt="md">
        Your profile is {hidden ? 'hidden' : 'published'}. Who sees it, your e-mail and your password are in your{' '}
        <TextLink to={paths.settings()}>settings</TextLink>.
      </Text>
    </section>
  )
}
