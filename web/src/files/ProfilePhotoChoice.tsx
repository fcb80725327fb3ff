import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePhoto, updatePhoto } from '@trellis/contract/files.ts'
import { useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { sentenceOf } from '../api/failure.ts'
import { upload } from '../api/upload.ts'
import { notify } from '../ui/notify.tsx'
import { faultOf, photoFile } from './fileKinds.ts'
import { Photo } from './Photo.tsx'

interface ProfilePhotoChoiceProps {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The keys of the replies that tell the photo's address. */
  readonly outdated: readonly (readonly unknown[])[]
}

/** A person's own photo, to set, change and take away. */
export function ProfilePhotoChoice({ id, name, address, outdated }: ProfilePhotoChoiceProps) {
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const [share, setShare] = useState(0)
  const reload = () => Promise.all(outdated.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const set = useMutation({
    mutationFn: (file: File) => upload(updatePhoto, { params: { id }, file }, setShare),
    onSuccess: async () => {
      await reload()
      notify.success('Profile picture updated successfully')
    },
    onError: (failure) => setFault(sentenceOf(failure)),
  })
  const remove = useMutation({
    mutationFn: () => call(removePhoto, { params: { id } }),
    onSuccess: reload,
    onError: (failure) => setFault(sentenceOf(failure)),
  })
  const choose = (file: File | undefined) => {
    const found = file && faultOf(file, photoFile)
    setFault(found)
    if (file !== undefined && found === undefined) set.mutate(file)
    if (input.current) input.current.value = ''
  }
  return (
    <Group>
      <Photo name={name} address={address} size={88} />
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
          <Button variant="default" disabled={set.isPending} onClick={() => input.current?.click()}>
            {address === '' ? 'Add a photo' : 'Change photo'}
          </Button>
          {address !== '' && (
            <Button variant="subtle" loading={remove.isPending} onClick={() => remove.mutate()}>
              Remove photo
            </Button>
          )}
        </Group>
        <Text c={fault === undefined ? 'dimmed' : 'var(--mantine-color-error)'} size="sm" mt={4} aria-live="polite">
          {fault ?? (set.isPending ? `Uploading: ${Math.round(share * 100)}%` : photoFile.description)}
        </Text>
      </div>
    </Group>
  )
}
