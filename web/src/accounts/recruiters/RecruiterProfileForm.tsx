import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { RecruiterProfile, type RecruiterRecord, updateRecruiterProfile } from '@trellis/contract/accounts/accounts.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { useDraft } from '../../drafts/drafts.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { FormFailure } from '../FormFailure.tsx'
import { useSubmit } from '../useSubmit.ts'

const Info = RecruiterProfile.shape.generalInfo
type Values = z.input<typeof Info>

const lines = [
  ['name', 'Name', 'name', 'text'],
  ['title', 'Job title', 'organization-title', 'text'],
  ['companyInstitution', 'Company or institution', 'organization', 'text'],
  ['phone', 'Phone', 'tel', 'tel'],
  ['website', 'Website', 'url', 'url'],
  ['locationCity', 'City', 'address-level2', 'text'],
  ['locationState', 'State', 'address-level1', 'text'],
  ['locationCountry', 'Country', 'country-name', 'text'],
] as const

/** What of a record this form edits. */
function valuesOf({ _source: { generalInfo } }: RecruiterRecord): Values {
  const { email: _email, profilePicture: _picture, ...values } = generalInfo
  return values
}

/** What a recruiter or an advisor tells of themselves. What is typed is kept in the tab until it is saved. */
export function RecruiterProfileForm({ record }: { readonly record: RecruiterRecord }) {
  const queries = useQueryClient()
  const draft = useDraft<Values>('recruiterProfile')
  const form = useForm({ resolver: zodResolver(Info), defaultValues: valuesOf(record) })
  useEffect(() => {
    const kept = draft.read()
    if (kept !== undefined) form.reset(kept, { keepDefaultValues: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) })
  }, [draft, form])
  const { onSubmit, failure } = useSubmit(form, async (generalInfo) => {
    const saved = await call(updateRecruiterProfile, { params: { id: record._id }, body: { generalInfo } })
    queries.setQueryData(keys.recruiter(record._id), saved)
    form.reset(valuesOf(saved))
    draft.drop()
    notify.success('Profile updated successfully')
  })
  const { errors, isSubmitting, isDirty } = form.formState
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {lines.map(([name, label, autoComplete, type]) => (
          <TextInput
            key={name}
            type={type}
            label={label}
            autoComplete={autoComplete}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <Textarea label="About" rows={6} error={errors.about?.message} {...form.register('about')} />
        <FormFailure failure={failure} />
        <Group>
          <Button type="submit" loading={isSubmitting}>
            Save
          </Button>
          <Text c="dimmed" aria-live="polite">
            {isDirty ? 'Not saved yet' : 'Saved'}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}
