import { Divider } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { ChooseResume } from '../profiles/resumes/ChooseResume.tsx'
import { ResumeImport } from '../profiles/resumes/ResumeImport.tsx'
import { useResumePanel } from '../profiles/resumes/useResumePanel.ts'
import classes from './FirstVisit.module.css'
import { GrowingRing } from './GrowingRing.tsx'
import { ThreeThings } from './ThreeThings.tsx'

interface ThingsStepProps {
  readonly record: ProfileRecord
  /** Takes the focus where what had it is gone. */
  readonly onFocusLost: () => void
  readonly onDone: () => void
}

/** What somebody does: from a resume, or in three lines. The genome grows with each. */
export function ThingsStep({ record, onFocusLost, onDone }: ThingsStepProps) {
  const [turn, setTurn] = useState(0)
  const panel = useResumePanel(record, () => setTurn((before) => before + 1))
  return (
    <>
      <GrowingRing userId={record._id} />
      {panel.isOpen ? (
        <ResumeImport record={record} panel={panel} onClosed={onFocusLost} />
      ) : (
        <ChooseResume record={record} panel={panel} />
      )}
      <Divider label="or name three things you do" my="lg" classNames={{ label: classes.or! }} />
      <ThreeThings key={turn} record={record} onDone={onDone} />
    </>
  )
}
