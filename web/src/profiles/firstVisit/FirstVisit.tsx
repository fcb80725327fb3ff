import { Button, Group, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useLocation, useNavigate } from '@tanstack/react-router'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { useSession } from '../../session/session.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { Page } from '../../ui/Page.tsx'
import { SectionEditor } from '../editing/SectionEditor.tsx'
import { useResumePanel } from '../resumes/useResumePanel.ts'
import { draftOf } from '../saving/savers.ts'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { useLeaving } from '../saving/useLeaving.ts'
import classes from './FirstVisit.module.css'
import { StepTags } from './StepTags.tsx'
import { type Step, stepAt, stepsFor } from './steps.ts'

const ResumeImport = lazy(async () => ({ default: (await import('../resumes/ResumeImport.tsx')).ResumeImport }))

/** The guided first visit after signing up: four short steps, each of which may be skipped. */
export function FirstVisit({ record }: { readonly record: ProfileRecord }) {
  const navigate = useNavigate()
  const [hasMoved, setMoved] = useState(false)
  const [turn, setTurn] = useState(0)
  const panel = useResumePanel(record, () => setTurn((before) => before + 1))
  const title = useRef<HTMLHeadingElement>(null)
  useLeaving()
  useEffect(() => {
    useSession.setState({ firstVisit: false })
  }, [])
  const steps = stepsFor(record._source.generalInfo.level)
  const at = useLocation({ select: ({ searchStr }) => stepAt(searchStr, steps.length) })
  const step = steps[at]!
  const isLast = at === steps.length - 1

  const go = async (to: number) => {
    setMoved(true)
    if (to < steps.length) return navigate({ to: paths.firstVisit(record._id, to + 1) })
    notify.success('Profile updated successfully')
    await navigate({ to: paths.bio(record._id), search: {}, replace: true })
  }
  const leave = () => void navigate({ to: paths.bio(record._id), search: {}, replace: true })
  const next = async (finish: () => Promise<boolean>) => {
    if (await finish()) await go(at + 1)
  }
  const buttons = (finish: () => Promise<boolean>) => (
    <Group justify="space-between">
      <Group gap="sm">
        <Button onClick={() => void next(finish)}>{isLast ? 'See your bio' : 'Next'}</Button>
        {!isLast && (
          <Button variant="subtle" onClick={() => void go(at + 1)}>
            Skip this step
          </Button>
        )}
        {at > 0 && (
          <Button variant="subtle" color="gray" onClick={() => void go(at - 1)}>
            Back
          </Button>
        )}
      </Group>
      <SaveStatus section={step.section} />
    </Group>
  )
  return (
    <Page
      title={`Welcome, ${record._source.generalInfo.name}`}
      subtitle="Four short steps, and your bio has a start. You can change everything later."
      action={
        <Button variant="subtle" onClick={leave}>
          Skip to my bio
        </Button>
      }
    >
      <div className={classes.progress}>
        <Text size="sm" c="dimmed">
          Step {at + 1} of {steps.length}
        </Text>
        <Progress value={(100 * (at + 1)) / steps.length} aria-label="Steps done" />
      </div>
      {at === 0 && panel.isOpen && (
        <Suspense>
          <ResumeImport record={record} panel={panel} onClosed={() => title.current?.focus()} />
        </Suspense>
      )}
      <StepTitle key={step.title} title={step.title} takesFocus={hasMoved} heading={title} />
      <Text c="dimmed" mb="lg">
        {step.why}
      </Text>
      {step.onlyTags ? (
        <StepTags record={record} section={step.section}>
          {buttons}
        </StepTags>
      ) : (
        <SectionEditor
          key={`${at}.${turn}`}
          record={record}
          section={step.section}
          fields={step.fields}
          startAt={isEmptyList(record, step) ? step.startAt : undefined}
        >
          {buttons}
        </SectionEditor>
      )}
    </Page>
  )
}

interface StepTitleProps {
  readonly title: string
  readonly takesFocus: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
}

function StepTitle({ title, takesFocus, heading }: StepTitleProps) {
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  return (
    <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.title}>
      {title}
    </Title>
  )
}

/** Whether a step begins with a new row: where there is none, neither stored nor typed. */
function isEmptyList({ _id, _source }: ProfileRecord, { section, startAt }: Step): boolean {
  if (startAt === undefined) return false
  const values: Record<string, unknown> = { ..._source[section], ...draftOf(_id, section) }
  return (values[startAt] as unknown[]).length === 0
}
