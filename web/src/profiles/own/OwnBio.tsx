import { useNavigate } from '@tanstack/react-router'
import { completeness } from '@trellis/contract/profiles/completeness.ts'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { paths } from '@trellis/contract/screens.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { sectionsFor } from '../fields/sections.ts'
import { ResumesPart } from '../resumes/ResumesPart.tsx'
import { useResumePanel } from '../resumes/useResumePanel.ts'
import { useLeaving } from '../saving/useLeaving.ts'
import { BioSummary } from './BioSummary.tsx'
import { type NextStep, nextStep } from './nextStep.ts'
import classes from './OwnBio.module.css'
import { SectionCard } from './SectionCard.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useSheet } from './useSheet.ts'
import { useEditing } from './useEditing.ts'

const ResumeImport = lazy(async () => ({ default: (await import('../resumes/ResumeImport.tsx')).ResumeImport }))

/** One's own bio: a page to read, each section of which is edited in place. */
export function OwnBio({ record }: { readonly record: ProfileRecord }) {
  const { _id: id, _source: profile } = record
  const { level } = profile.generalInfo
  const navigate = useNavigate()
  const { editing, begin, onEdit, onDone, onDoneAll, renew } = useEditing()
  const panel = useResumePanel(record, renew)
  const content = useRef<HTMLDivElement>(null)
  const complete = useMemo(() => completeness(profile), [profile])
  const shown = sectionsFor(level)
  const isEditing = useSheet(
    Object.values(editing).some((section) => section !== undefined),
    onDoneAll,
  )
  useLeaving()

  const step = (next: NextStep) => {
    if (next.to === 'tags') void navigate({ to: `${paths.bio(id)}?tag=edit` })
    else if (next.to === 'firstVisit') void navigate({ to: paths.firstVisit(id) })
    else if (next.to === 'people') void navigate({ to: paths.students(id, 'rolemodels') })
    else begin(next.section, next.field)
  }
  const read = async (file: ResumeFile) => {
    try {
      await panel.work.offer(file.id)
      panel.stay()
      panel.ask()
    } catch (failure) {
      notify.failure(failure)
    }
  }

  return (
    <div className={classes.page} data-bars={isEditing ? 'none' : undefined}>
      <BioSummary
        record={record}
        percent={complete.percent}
        next={nextStep(profile, record.firstVisitStep)}
        onStep={step}
        onImport={panel.ask}
      />
      <div className={classes.body}>
        <SectionIndex shown={shown} complete={complete.sections} />
        <div className={classes.sections} ref={content} tabIndex={-1}>
          {panel.isOpen && (
            <Suspense>
              <ResumeImport record={record} panel={panel} canChoose onClosed={() => content.current?.focus()} />
            </Suspense>
          )}
          {shown.map((section) => (
            <SectionCard
              key={section.name}
              record={record}
              section={section}
              editing={editing[section.name]}
              isOptional={complete.sections[section.name].of === 0}
              onEdit={onEdit}
              onDone={onDone}
            >
              {section.name === 'generalInfo' && <ResumesPart record={record} onRead={(file) => void read(file)} />}
            </SectionCard>
          ))}
        </div>
      </div>
    </div>
  )
}
