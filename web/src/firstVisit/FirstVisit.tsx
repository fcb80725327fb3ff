import { Button, Group, Progress, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { Navigate, useLocation, useNavigate } from '@tanstack/react-router'
import { FIRST_VISIT_STEPS, type ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { paths } from '@trellis/contract/screens.ts'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { flushAll } from '../profiles/saving/savers.ts'
import { useLeaving } from '../profiles/saving/useLeaving.ts'
import { useSession } from '../session/session.ts'
import { Page } from '../ui/Page.tsx'
import { SkeletonLines, Waiting } from '../ui/states/Waiting.tsx'
import classes from './FirstVisit.module.css'
import { stepAt, steps } from './steps.ts'
import { ThingsStep } from './ThingsStep.tsx'
import { useFirstVisitStep } from './useFirstVisitStep.ts'

const PersonStep = lazy(async () => ({ default: (await import('./PersonStep.tsx')).PersonStep }))
const JobsStep = lazy(async () => ({ default: (await import('./JobsStep.tsx')).JobsStep }))

/** The guided first visit: what one does, somebody ahead who did it too, jobs. It can be left at any step, and goes on from there. */
export function FirstVisit({ record }: { readonly record: ProfileRecord }) {
  const asked = useLocation({ select: ({ searchStr }) => stepAt(searchStr) })
  useEffect(() => {
    useSession.setState({ firstVisit: false })
  }, [])
  if (asked === undefined) return <Navigate to={paths.firstVisit(record._id, record.firstVisitStep ?? 1)} replace />
  return <Visit record={record} at={asked} />
}

function Visit({ record, at }: { readonly record: ProfileRecord; readonly at: number }) {
  const { _id: id } = record
  const navigate = useNavigate()
  const keepStep = useFirstVisitStep(id)
  const [hasMoved, setMoved] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  useLeaving()
  useEffect(() => keepStep(at), [keepStep, at])

  const step = steps[at - 1]!
  const isLast = at === FIRST_VISIT_STEPS
  const go = async (to: number) => {
    setMoved(true)
    if (await flushAll()) await navigate({ to: paths.firstVisit(id, to) })
  }
  const leave = () => void navigate({ to: paths.bio(id), search: {}, replace: true })
  const end = () => {
    keepStep(null)
    leave()
  }
  return (
    <Page
      title={`Welcome, ${record._source.generalInfo.name}`}
      subtitle="Three short steps. You can leave at any time and go on from here later."
      action={
        <Button variant="subtle" onClick={leave}>
          Skip to my bio
        </Button>
      }
    >
      <div className={classes.progress}>
        <Text size="sm" c="dimmed">
          Step {at} of {FIRST_VISIT_STEPS}
        </Text>
        <Progress value={(100 * at) / FIRST_VISIT_STEPS} aria-label="Steps done" />
      </div>
      <StepTitle key={at} title={step.title} takesFocus={hasMoved} heading={title} />
      <Text c="dimmed" mb="lg">
        {step.why}
      </Text>
      {at === 1 && <ThingsStep record={record} onFocusLost={() => title.current?.focus()} onDone={() => next.current?.focus()} />}
      <Suspense fallback={<WaitingStep />}>
        {at === 2 && <PersonStep record={record} />}
        {at === 3 && <JobsStep record={record} />}
      </Suspense>
      <Group gap="sm" mt="xl">
        <Button ref={next} onClick={() => (isLast ? end() : void go(at + 1))}>
          {isLast ? 'Go to your bio' : 'Next'}
        </Button>
        {at > 1 && (
          <Button variant="subtle" color="gray" onClick={() => void go(at - 1)}>
            Back
          </Button>
        )}
      </Group>
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

function WaitingStep() {
  return (
    <Waiting>
      <SkeletonLines count={5} />
    </Waiting>
  )
}
