import { Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { ReactNode } from 'react'
import { ChooseFile } from '../../files/ChooseFile.tsx'
import type { FileKind } from '../../files/fileKinds.ts'
import classes from './FileDrop.module.css'
import { useDrop } from './useDrop.ts'

interface FileDropProps {
  readonly kind: FileKind
  readonly button: string
  readonly onFile: (file: File) => void
  /** What keeps the last file from being taken. */
  readonly fault: string | undefined
  /** The share sent, from 0 to 1, while a file is on its way. */
  readonly progress: number | undefined
  readonly children?: ReactNode
}

/** A place to choose a file or to drop one on. */
export function FileDrop({ kind, button, onFile, fault, progress, children }: FileDropProps) {
  const { isOver, handlers } = useDrop(onFile)
  return (
    <div className={classes.drop} data-over={isOver || undefined} {...handlers}>
      <div className={classes.row}>
        <ChooseFile kind={kind} onFile={onFile} loading={progress !== undefined}>
          {button}
        </ChooseFile>
        {children}
      </div>
      <Text size="sm" c="dimmed">
        {kind.description}. You can also drop it here.
      </Text>
      {progress !== undefined && <Progress value={progress * 100} aria-label="Sent so far" mt="xs" />}
      <Text size="sm" c="red" role="alert">
        {fault}
      </Text>
    </div>
  )
}
