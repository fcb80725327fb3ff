import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../api/failure.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { faultOf, photoFile } from './fileKinds.ts'

interface PictureChoiceProps {
  readonly words: { readonly add: string; readonly change: string; readonly remove: string }
  /** Whether there is a picture already. */
  readonly hasOne: boolean
  /** Stores a picture; `onShare` is told how much of it has been sent, from 0 to 1. */
  readonly store: (file: File, onShare: (share: number) => void) => Promise<unknown>
  readonly remove: () => Promise<unknown>
  readonly onStored: () => Promise<unknown>
  readonly onRemoved: () => Promise<unknown>
}

/** Sets, changes and takes away one picture, which is stored at once. */
export function PictureChoice({ words, hasOne, store, remove, onStored, onRemoved }: PictureChoiceProps) {
  const [fault, setFault] = useState<string>()
  const [share, setShare] = useState(0)
  const onError = (failure: unknown) => setFault(sentenceOf(failure))
  const storing = useMutation({ mutationFn: (file: File) => store(file, setShare), onSuccess: onStored, onError })
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved, onError })
  const choose = (file: File) => {
    const found = faultOf(file, photoFile)
    setFault(found)
    if (found === undefined) storing.mutate(file)
  }
  return (
    <div>
      <Group gap="xs">
        <ChooseFile kind={photoFile} onFile={choose} disabled={storing.isPending}>
          {hasOne ? words.change : words.add}
        </ChooseFile>
        {hasOne && (
          <Button variant="subtle" loading={removing.isPending} onClick={() => removing.mutate()}>
            {words.remove}
          </Button>
        )}
      </Group>
      <Text c={fault === undefined ? 'dimmed' : 'var(--mantine-color-error)'} size="sm" mt={4} aria-live="polite">
        {fault ?? (storing.isPending ? `Uploading: ${Math.round(share * 100)}%` : photoFile.description)}
      </Text>
    </div>
  )
}
