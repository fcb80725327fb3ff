import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'
import type { JobRecord } from '@trellis/contract/jobs/jobs.ts'
import { useEffect, useState } from 'react'
import { FormProvider, useController } from 'react-hook-form'
import { FileChoice } from '../../../files/FileChoice.tsx'
import { photoFile } from '../../../files/fileKinds.ts'
import { Notice } from '../../../ui/notices/Notice.tsx'
import { OwnerChoice } from '../OwnerChoice.tsx'
import { DescriptionField } from './DescriptionField.tsx'
import { Line, Section } from './fields.tsx'
import { ApplicationFields, PayFields, PersonFields } from './JobFields.tsx'
import classes from './JobForm.module.css'
import { JobGenome } from './skills/JobGenome.tsx'
import { JobPicture } from './JobPicture.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { SkillsField } from './skills/SkillsField.tsx'
import { StoringButtons } from './StoringButtons.tsx'
import type { TypedJob } from './typedJob.ts'
import { useJobForm } from './useJobForm.ts'
import { useStoring } from './useStoring.ts'

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

/** Everything that a job tells, with its genome while it is typed. */
export function JobForm({ userId, job, start, formName, principals }: JobFormProps) {
  const state = job?._source.generalInfo.state
  const [picture, setPicture] = useState<File>()
  const jobForm = useJobForm({
    formName,
    start,
    goal: { state: state ?? 'draft', before: job?._source.generalInfo },
    changedAt: job?.own?.updatedAt ?? null,
  })
  const storing = useStoring({ userId, job, picture, jobForm })
  const { kept, isUnsaved, isOutdated } = jobForm
  const startOver = () => {
    storing.forgetFailure()
    jobForm.startOver()
  }
  return (
    <FormProvider {...jobForm.form}>
      <form className={classes.form} noValidate autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className={classes.fields}>
          {(kept !== undefined || isOutdated) && (
            <Notice>
              {kept !== undefined && 'What you typed before is here again. It is not saved yet. '}
              {isOutdated && 'Somebody has changed the job since. If you save, what is here replaces that.'}
              <Button variant="default" onClick={startOver}>
                {job === undefined ? 'Start over' : 'Drop it and show what is saved'}
              </Button>
            </Notice>
          )}
          <Section title="The job">
            {job === undefined && principals.length > 0 && <OwnerField userId={userId} principals={principals} />}
            <Line path="name" label="Title" />
            <Line path="companyInstitution" label="Company" autoComplete="organization" />
            <DescriptionField />
          </Section>
          <SkillsField />
          <PersonFields />
          <PlaceFields />
          <PayFields />
          <ApplicationFields />
          <Section title="Picture">
            {job === undefined ? (
              <FileChoice label="Picture of the job" kind={photoFile} file={picture} onChange={setPicture} />
            ) : (
              <JobPicture id={job._id} address={job._source.generalInfo.groupPicture} />
            )}
          </Section>
        </div>
        <div className={classes.aside}>
          <JobGenome />
          <StoringButtons {...storing} {...{ state, isUnsaved }} />
        </div>
      </form>
    </FormProvider>
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
