import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '../api/failure.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [share, setShare] = useState(0)
  const onError = (failure: unknown) => setFault(sentenceOf(failure))
  const storing = useMutation({ mutationFn: (file: File) => store(file, setShare), onSuccess: onStored, onError })
  const removing = useMutation({ mutationFn: remove, onSuccess: onRemoved, onError })
  const choose = (file: File | undefined) => {
    const found = file && faultOf(file, photoFile)
    setFault(found)
    if (file !== undefined && found === undefined) storing.mutate(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={photoFile.accept}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <Group gap="xs">
        <Button variant="default" disabled={storing.isPending} onClick={() => input.current?.click()}>
          {hasOne ? words.change : words.add}
        </Button>
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
