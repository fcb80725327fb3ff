import { Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { readAddresses } from '@trellis/contract/groups/addresses/addresses.ts'
import { MOST_INVITED_AT_ONCE } from '@trellis/contract/groups/invitations.ts'
import { memberRoles } from '@trellis/contract/memberships/roles.ts'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { decodedText } from '../../../files/decodedText.ts'
import { FormFailure } from '../../../accounts/FormFailure.tsx'
import { useSubmit } from '../../../accounts/useSubmit.ts'
import { ChooseFile } from '../../../files/ChooseFile.tsx'
import { hintBelow } from '../../../profiles/editing/hintBelow.ts'
import { cohortRoleLabels } from '../cohorts/cohortWords.ts'
import { useCohorts } from '../cohorts/cohortQueries.ts'
import { addressFile, addressLines, whyNotRead } from './addressFile.ts'
import classes from './Invitations.module.css'
import type { TypedInvitation } from './useInvitationActions.ts'
import { counted } from '../../../ui/words/counted.ts'

interface InviteFormProps {
  readonly userId: string
  readonly groupId: string
  readonly typed: TypedInvitation
  readonly onTyped: (typed: TypedInvitation) => void
  /** @throws CallFailed with the faults of its fields */
  readonly onCheck: (typed: TypedInvitation) => Promise<void>
  readonly onCancel: () => void
}

const roleChoices = memberRoles.map((value) => ({
  value,
  label: cohortRoleLabels[value],
}))

/** Whom an advisor invites, as what, and with which words. */
export function InviteForm({ userId, groupId, typed, onTyped, onCheck, onCancel }: InviteFormProps) {
  const form = useForm<TypedInvitation>({ defaultValues: typed })
  const { data: cohorts = [] } = useCohorts(groupId, userId)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => onTyped(values),
      }),
    [form, onTyped],
  )
  // It was just asked for.
  useEffect(() => form.setFocus('emailList'), [form])
  const { onSubmit, failure } = useSubmit(form, onCheck)
  const { errors, isSubmitting } = form.formState
  const cohortChoices = cohorts
    .filter(({ archived }) => !archived)
    .map(({ _id, _source }) => ({
      value: _id,
      label: _source.generalInfo.name,
    }))
  return (
    <form className={classes.form} noValidate autoComplete="off" onSubmit={onSubmit}>
      <div>
        <Textarea
          label="E-mail addresses"
          rows={8}
          spellCheck={false}
          autoComplete="off"
          {...hintBelow}
          description="Paste them in any form: one a line, separated by commas, a table, or out of a mail."
          {...form.register('emailList')}
          error={errors.emailList?.message}
        />
        <ReadSoFar form={form} />
        <FromFile form={form} />
      </div>
      <Textarea
        label="A personal line (optional)"
        autosize
        minRows={2}
        autoComplete="off"
        {...hintBelow}
        description="Plain words that stand in the letter, with your name. Links are taken out."
        {...form.register('personalLine')}
        error={errors.personalLine?.message}
      />
      <div className={classes.fields}>
        <NativeSelect
          label="They join as"
          data={roleChoices}
          {...hintBelow}
          description="A mentor who is an adult sees minors of the group. Invite as mentors only those whom you know."
          {...form.register('role')}
          error={errors.role?.message}
        />
        {cohortChoices.length > 0 && (
          <NativeSelect
            label="Cohort"
            data={[{ value: '', label: 'None' }, ...cohortChoices]}
            {...form.register('cohortId')}
            error={errors.cohortId?.message}
          />
        )}
      </div>
      <FormFailure failure={failure} />
      <Group gap="xs">
        <Button type="submit" loading={isSubmitting}>
          Check the addresses
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </Group>
      <p className={classes.line}>Nothing is sent yet: next you see what was read, and the letter.</p>
    </form>
  )
}

interface OfForm {
  readonly form: UseFormReturn<TypedInvitation>
}

/** How much of what is typed is read as an address, while it is typed. */
function ReadSoFar({ form: { control } }: OfForm) {
  const list = useDeferredValue(useWatch({ control, name: 'emailList' }))
  const read = useMemo(() => readAddresses(list), [list])
  const faulty = read.filter(({ isFaulty }) => isFaulty).length
  const good = read.length - faulty
  const words =
    read.length === 0
      ? ''
      : [
          counted(good, 'address is read', 'addresses are read'),
          faulty === 0
            ? ''
            : `, ${counted(faulty, 'line has a fault', 'lines have a fault')}: you can mend ${faulty === 1 ? 'it' : 'them'} in the next step`,
          good > MOST_INVITED_AT_ONCE ? `. ${MOST_INVITED_AT_ONCE} go at once: invite the others afterwards` : '',
          '.',
        ].join('')
  return (
    <p className={classes.line} aria-live="polite">
      {words}&nbsp;
    </p>
  )
}

/** Puts the addresses of a file below those that stand there. */
function FromFile({ form }: OfForm) {
  const [trouble, setTrouble] = useState('')
  const take = async (file: File) => {
    const why = whyNotRead(file)
    const found = why === undefined ? addressLines(decodedText(new Uint8Array(await file.arrayBuffer()))) : ''
    setTrouble(why ?? (found === '' ? 'Nothing stands in this file.' : ''))
    if (found === '') return
    const before = form.getValues('emailList').trimEnd()
    form.setValue('emailList', before === '' ? found : `${before}\n${found.trimStart()}`, { shouldDirty: true })
    form.clearErrors('emailList')
  }
  return (
    <div className={classes.file}>
      <ChooseFile kind={addressFile} onFile={(file) => void take(file).catch(() => setTrouble('This file could not be read.'))}>
        Choose a CSV file
      </ChooseFile>
      <p className={classes.line} role="status">
        {trouble === '' ? `${addressFile.description}. Other columns stay in your browser.` : trouble}
      </p>
    </div>
  )
}
