import { NativeSelect } from '@mantine/core'
import '@mantine/core/styles/Combobox.layer.css'
import type { Colleague } from '@trellis/contract/accounts/delegates.ts'

interface OwnerChoiceProps {
  readonly label: string
  readonly userId: string
  readonly principals: readonly Colleague[]
  readonly value: string
  readonly onChange: (ownerId: string) => void
}

/** Oneself, or one of those on whose postings one may act. */
export function OwnerChoice({ label, userId, principals, value, onChange }: OwnerChoiceProps) {
  const choices = [
    { value: userId, label: 'Me' },
    ...principals.map(({ _id, name, companyInstitution }) => ({
      value: _id,
      label: companyInstitution === '' ? name : `${name}, ${companyInstitution}`,
    })),
  ]
  return <NativeSelect label={label} data={choices} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
}
