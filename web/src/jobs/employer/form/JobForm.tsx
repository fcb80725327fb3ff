import { useNavigate } from '@tanstack/react-router'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { paths } from '@trellis/contract/screens.ts'
import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import { DescriptionField } from '../../../postings/form/DescriptionField.tsx'
import { Section } from '../../../postings/form/fields.tsx'
import { PictureSection } from '../../../postings/form/PictureSection.tsx'
import { PostingForm } from '../../../postings/form/PostingForm.tsx'
import { StoringButtons } from '../../../postings/form/StoringButtons.tsx'
import { useDraftedForm } from '../../../postings/form/useDraftedForm.ts'
import { useStoring } from '../../../postings/form/useStoring.ts'
import { LazyMarkdown } from '../../LazyMarkdown.tsx'
import { jobKind } from '../jobKind.ts'
import { OwnerChoice } from '../OwnerChoice.tsx'
import { ApplicationFields, PayFields, PersonFields } from './JobFields.tsx'
import { Line } from './jobLines.ts'
import { OfferedToFields } from './OfferedToFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { JobGenome } from './skills/JobGenome.tsx'
import { SkillsField } from './skills/SkillsField.tsx'
import { readJob, type TypedJob } from './typedJob.ts'

interface JobFormProps {
  readonly userId: string
  /** The stored job; undefined for a new one. */
  readonly job: JobRecord | undefined
  /** What the form begins with, and returns to when it is started over. */
  readonly start: TypedJob
  /** Under which the draft is kept. */
  readonly formName: string
  /** For whom one may post beside oneself. */
  readonly principals: readonly Colleague[]
}

const words = {
  noun: 'job',
  whoSees: 'Nobody but your side sees a job before it is open.',
  closing: 'Nobody can apply any more. Everybody who has applied stays in your lists, and you can open the job again.',
}

/** Everything that a job tells, with its genome while it is typed. */
export function JobForm({ userId, job, start, formName, principals }: JobFormProps) {
  const state = job?._source.generalInfo.state
  const [picture, setPicture] = useState<File>()
  const drafted = useDraftedForm({
    noun: 'job',
    formName,
    start,
    goal: { state: state ?? 'draft', before: job?._source.generalInfo },
    read: readJob,
    changedAt: job?.own?.updatedAt ?? null,
  })
  const storing = useStoring({
    kind: jobKind,
    stored: job,
    ownerOf: ({ ownerId }) => ownerId,
    picture,
    drafted,
    ways: { edited: (id) => paths.editJob(userId, id), opened: (id) => paths.candidates(userId, id, 'suggested') },
  })
  return (
    <PostingForm
      noun="job"
      isNew={job === undefined}
      {...{ drafted, storing }}
      aside={
        <>
          <JobGenome />
          <StoringButtons {...{ words, state, storing }} isUnsaved={drafted.isUnsaved} />
        </>
      }
    >
      <Section title="The job">
        {job === undefined && principals.length > 0 && <OwnerField userId={userId} principals={principals} />}
        <Line path="name" label="Title" />
        <Line path="companyInstitution" label="Company" autoComplete="organization" />
        <DescriptionField Reader={LazyMarkdown} />
      </Section>
      <SkillsField />
      <PersonFields />
      <PlaceFields />
      <PayFields />
      <ApplicationFields />
      <OfferedToFields userId={userId} />
      <PictureSection kind={jobKind} stored={job} waiting={picture} onWaiting={setPicture} />
    </PostingForm>
  )
}

function OwnerField({ userId, principals }: Pick<JobFormProps, 'userId' | 'principals'>) {
  const { field } = useController<TypedJob, 'ownerId'>({ name: 'ownerId' })
  const navigate = useNavigate()
  const of = field.value === userId ? undefined : field.value
  // The address says for whom one acts, also where an earlier draft chose it.
  useEffect(() => {
    void navigate({ to: '.', search: of === undefined ? {} : { of }, replace: true })
  }, [navigate, of])
  return <OwnerChoice label="Post it for" {...{ userId, principals }} value={field.value} onChange={field.onChange} />
}
