import { NativeSelect, TextInput } from '@mantine/core'
import type { ImportFate, ImportLine, SentLine } from '@trellis/contract/memberImports/memberImports.ts'
import { LONGEST, readLevel, readRole } from '@trellis/contract/memberImports/memberLines.ts'
import { memberRoles } from '@trellis/contract/memberships/roles.ts'
import { memberRoleLabels } from '@trellis/contract/memberships/roleLabels.ts'
import { levelLabel, levels } from '@trellis/contract/profiles/levels.ts'
import { useState } from 'react'
import { sentenceOf } from '../../../../api/failure.ts'
import classes from './ImportLines.module.css'
import { fateWords } from './importWords.ts'

interface Props {
  readonly line: ImportLine
  /** The names that one cohort of the group has alone. */
  readonly names: readonly string[]
  /** Throws `CallFailed`. */
  readonly onMend: (line: SentLine) => Promise<void>
}

const fields: Readonly<Partial<Record<ImportFate, keyof SentLine>>> = {
  faulty: 'email',
  missing: 'email',
  duplicate: 'email',
  unknownRole: 'role',
  unknownCohort: 'cohort',
  severalCohorts: 'cohort',
  unknownLevel: 'level',
}

/** A line with its fields: what is typed or chosen is stored as soon as one leaves the field, or presses Enter. */
export function FaultyLine({ line, names, onMend }: Props) {
  const [typed, setTyped] = useState<SentLine>()
  const [failure, setFailure] = useState('')
  const { line: number, name, email, role, cohort, level, fate } = line
  const stored: SentLine = { line: number, name, email, role, cohort, level }
  const shown = typed ?? stored
  const wrong = fields[fate]
  const faultOf = (field: keyof SentLine) => (wrong === field ? fateWords(line) : undefined)
  const storeTyped = () => (JSON.stringify(shown) === JSON.stringify(stored) ? Promise.resolve() : store(shown))
  // What is chosen once more is judged anew: another cohort of its name may have been renamed meanwhile.
  const store = async (changed: SentLine) => {
    setTyped(changed)
    setFailure('')
    try {
      await onMend(changed)
      setTyped((now) => (now === changed ? undefined : now))
    } catch (reason) {
      setFailure(sentenceOf(reason))
    }
  }
  const text = (field: 'name' | 'email', label: string) => (
    <TextInput
      size="sm"
      label={label}
      aria-label={`${label} in line ${number}`}
      type={field === 'email' ? 'email' : 'text'}
      autoComplete="off"
      maxLength={LONGEST[field]}
      value={shown[field]}
      error={faultOf(field)}
      onChange={({ currentTarget }) => setTyped({ ...shown, [field]: currentTarget.value })}
      onBlur={() => void storeTyped()}
    />
  )
  const choice = (field: 'role' | 'cohort' | 'level', label: string, options: readonly string[], isKnown: boolean, none: string) => (
    <NativeSelect
      size="sm"
      label={label}
      aria-label={`${label} in line ${number}`}
      value={shown[field]}
      error={faultOf(field)}
      data={[
        ...(isKnown ? [] : [{ value: shown[field], label: `‘${shown[field]}’: choose another`, disabled: true }]),
        {
          value: isKnown && !options.includes(shown[field]) ? shown[field] : '',
          label: isKnown && shown[field] !== '' && !options.includes(shown[field]) ? shown[field] : none,
        },
        ...options.map((option) => ({ value: option, label: option })),
      ]}
      onChange={({ currentTarget }) => void store({ ...shown, [field]: currentTarget.value })}
    />
  )
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void storeTyped()
      }}
    >
      {text('email', 'E-mail')}
      {text('name', 'Name')}
      {choice(
        'role',
        'Role',
        memberRoles.map((one) => memberRoleLabels[one]),
        readRole(shown.role) !== undefined,
        'Member',
      )}
      {choice('cohort', 'Cohort', names, wrong !== 'cohort', 'No cohort')}
      {choice(
        'level',
        'Level',
        levels.map((one) => levelLabel(one)),
        readLevel(shown.level) !== undefined,
        'No level',
      )}
      {failure !== '' && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
      <button type="submit" hidden tabIndex={-1}>
        Store
      </button>
    </form>
  )
}
