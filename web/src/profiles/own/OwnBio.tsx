import { useNavigate } from '@tanstack/react-router'
import { completeness } from '@trellis/contract/completeness.ts'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles.ts'
import { useMemo, useState } from 'react'
import { GenomeOf } from '../../genome/GenomeOf.tsx'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.tsx'
import { AccountPart } from '../account/AccountPart.tsx'
import { sectionsFor } from '../fields/sections.ts'
import { readStored } from '../resumes/readResumeFile.ts'
import { ResumeImport } from '../resumes/ResumeImport.tsx'
import { useProposals } from '../resumes/useProposals.ts'
import { useLeaving } from '../saving/useLeaving.ts'
import { BioSummary } from './BioSummary.tsx'
import { type NextStep, nextStep } from './nextStep.ts'
import classes from './OwnBio.module.css'
import { SectionCard } from './SectionCard.tsx'
import { SectionIndex } from './SectionIndex.tsx'
import { useEditing } from './useEditing.ts'

/** One's own bio: a page to read, each section of which is edited in place. */
export function OwnBio({ record }: { readonly record: ProfileRecord }) {
  const { _id: id, _source: profile } = record
  const { level, name } = profile.generalInfo
  const navigate = useNavigate()
  const { editing, begin, onEdit, onDone, renew } = useEditing()
  const work = useProposals(renew)
  const [isImporting, setImporting] = useState(work.proposals !== undefined)
  const [timesAsked, setTimesAsked] = useState(0)
  const [isGenomeOpen, setGenomeOpen] = useState(false)
  const complete = useMemo(() => completeness(profile), [profile])
  const shown = sectionsFor(level)
  useLeaving()

  const step = (next: NextStep) => {
    if (next.to === 'tags') void navigate({ to: `${paths.bio(id)}?tag=edit` })
    else if (next.to === 'people') void navigate({ to: paths.students(id, 'rolemodels') })
    else begin(next.section, next.field)
  }
  const openImport = () => {
    setImporting(true)
    setTimesAsked((times) => times + 1)
  }
  const read = async (file: ResumeFile) => {
    try {
      work.read(await readStored(id, file.id))
      openImport()
    } catch (failure) {
      notify.failure(failure)
    }
  }

  return (
    <div className={classes.page}>
      <BioSummary
        record={record}
        percent={complete.percent}
        next={nextStep(profile)}
        isGenomeOpen={isGenomeOpen}
        onStep={step}
        onGenome={() => setGenomeOpen(!isGenomeOpen)}
        onImport={openImport}
      />
      {isGenomeOpen && <GenomeOf id={id} name={name} own />}
      <div className={classes.body}>
        <SectionIndex shown={shown} complete={complete.sections} />
        <div className={classes.sections}>
          {isImporting && (
            <ResumeImport record={record} work={work} timesAsked={timesAsked} onClose={() => setImporting(false)} />
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
              {section.name === 'generalInfo' && (
                <AccountPart record={record} onRead={(file) => void read(file)} />
              )}
            </SectionCard>
          ))}
        </div>
      </div>
    </div>
  )
}
