import { Button, type ButtonProps } from '@mantine/core'
import { useRef } from 'react'
import type { FileKind } from './fileKinds.ts'

interface ChooseFileProps extends Pick<ButtonProps, 'children' | 'loading' | 'disabled'> {
  readonly kind: FileKind
  readonly onFile: (file: File) => void
  readonly 'aria-label'?: string
}

/** A button that lets one choose a file; the same one once more too. */
export function ChooseFile({ kind, onFile, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={kind.accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      <Button variant="default" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
