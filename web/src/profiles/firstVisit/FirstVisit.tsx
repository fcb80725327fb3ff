import { Button, Group, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useNavigate } from '@tanstack/react-router'
import type { ProfileRecord } from '@trellis/contract/profiles.ts'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'
import { Page } from '../../ui/Page.tsx'
import { SectionEditor } from '../editing/SectionEditor.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import { useLeaving } from '../saving/useLeaving.ts'
import classes from './FirstVisit.module.css'
import { StepTags } from './StepTags.tsx'
import { stepsFor } from './steps.ts'

/** The guided first visit after signing up: four short steps, each of which may be skipped. */
export function FirstVisit({ record }: { readonly record: ProfileRecord }) {
  const navigate = useNavigate()
  const [at, setAt] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  useLeaving()
  const steps = stepsFor(record._source.generalInfo.level)
  const step = steps[at]!
  const isLast = at === steps.length - 1

  const go = async (to: number) => {
    setMoved(true)
    if (to < steps.length) return setAt(to)
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
      <StepTitle key={step.title} title={step.title} takesFocus={hasMoved} />
      <Text c="dimmed" mb="lg">
        {step.why}
      </Text>
      {step.onlyTags ? (
        <StepTags record={record} section={step.section}>
          {buttons}
        </StepTags>
      ) : (
        <SectionEditor
          key={at}
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

function StepTitle({ title, takesFocus }: { readonly title: string; readonly takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <Title order={2} size="h3" ref={heading} tabIndex={-1} className={classes.title}>
      {title}
    </Title>
  )
}

function isEmptyList({ _source }: ProfileRecord, { section, startAt }: { section: keyof typeof _source; startAt?: string }) {
  const values = _source[section] as Record<string, unknown>
  return startAt !== undefined && (values[startAt] as unknown[]).length === 0
}
