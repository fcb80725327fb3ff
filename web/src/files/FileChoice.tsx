import { Button, Input, Text } from '@mantine/core'
import { useId, useRef, useState } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const choose = (chosen: File | undefined) => {
    const found = chosen && faultOf(chosen, kind)
    setFault(found)
    if (chosen !== undefined && found === undefined) onChange(chosen)
    if (input.current) input.current.value = ''
  }
  const action = file === undefined ? 'Choose a file' : 'Choose another'
  return (
    <Input.Wrapper size="md" label={label} description={kind.description} error={fault} labelElement="div" id={id}>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={kind.accept}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <div className={classes.row}>
        {file !== undefined && (
          <Text className={classes.name} title={file.name}>
            {file.name}
          </Text>
        )}
        <Button variant="default" aria-label={`${label}: ${action}`} onClick={() => input.current?.click()}>
          {action}
        </Button>
        {file !== undefined && (
          <Button variant="subtle" aria-label={`${label}: Remove ${file.name}`} onClick={() => onChange(undefined)}>
            Remove
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
