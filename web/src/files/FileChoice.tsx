import { Button, Input, Text } from '@mantine/core'
import { useId, useState } from 'react'
import { ChooseFile } from './ChooseFile.tsx'
import classes from './FileChoice.module.css'
import { type FileKind, faultOf } from './fileKinds.ts'

interface FileChoiceProps {
  readonly label: string
  readonly kind: FileKind
  readonly file: File | undefined
  readonly onChange: (file: File | undefined) => void
}

/** A file to choose, named once chosen, and removable. */
export function FileChoice({ label, kind, file, onChange }: FileChoiceProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const choose = (chosen: File) => {
    const found = faultOf(chosen, kind)
    setFault(found)
    if (found === undefined) onChange(chosen)
  }
  const action = file === undefined ? 'Choose a file' : 'Choose another'
  return (
    <Input.Wrapper size="md" label={label} description={kind.description} error={fault} labelElement="div" id={id}>
      <div className={classes.row}>
        {file !== undefined && (
          <Text className={classes.name} title={file.name}>
            {file.name}
          </Text>
        )}
        <ChooseFile kind={kind} onFile={choose} aria-label={`${label}: ${action}`}>
          {action}
        </ChooseFile>
        {file !== undefined && (
          <Button variant="subtle" aria-label={`${label}: Remove ${file.name}`} onClick={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
