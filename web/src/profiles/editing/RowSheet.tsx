import { Button } from '@mantine/core'
import type { BioSection } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FullSheet } from '../../ui/sheets/FullSheet.tsx'
import type { ListField, Typed, TypedRow } from '../fields/fields.ts'
import { rowWords } from '../reading/rowWords.ts'
import { SaveStatus, ShortSaveStatus } from '../saving/SaveStatus.tsx'
import { useSaveStatus } from '../saving/savers.ts'
import classes from './editing.module.css'
import { RowFields } from './RowEditor.tsx'

interface RowSheetProps {
  readonly section: BioSection
  readonly list: ListField
  readonly path: string
  readonly onClose: () => void
  readonly onRemove: () => void
}

/** A row of a list, being edited alone on a phone's screen. It stores itself like the section that it is a part of. */
export function RowSheet({ section, list, path, onClose, onRemove }: RowSheetProps) {
  const { control, trigger } = useFormContext<Typed>()
  const row = useWatch({ control, name: path }) as TypedRow | undefined
  const [isNew] = useState(() => row === undefined || rowWords(list.row, row).name === '')
  const { phase } = useSaveStatus(section)
  if (row === undefined) return null
  const { name } = rowWords(list.row, row)
  const done = async () => {
    if (await trigger(path, { shouldFocus: true })) onClose()
  }
  return (
    <FullSheet
      title={name || `Add ${list.one}`}
      state={<ShortSaveStatus section={section} field={list.name} isEmpty={name === ''} />}
      startsAtTitle={!isNew}
      onDone={() => void done()}
      onClose={onClose}
    >
      <div className={classes.alone}>
        {phase === 'refused' && <SaveStatus section={section} />}
        <RowFields list={list} path={path} takesFocus={isNew} />
        <Button className={classes.remove} variant="subtle" color="gray" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </FullSheet>
  )
}
