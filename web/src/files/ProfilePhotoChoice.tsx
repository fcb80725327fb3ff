import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { removePhoto, updatePhoto } from '@trellis/contract/files/files.ts'
import { call } from '../api/call.ts'
import { upload } from '../api/upload.ts'
import { notify } from '../ui/notices/notify.tsx'
import { Photo } from './Photo.tsx'
import { PictureChoice } from './PictureChoice.tsx'

interface ProfilePhotoChoiceProps {
  readonly id: string
  readonly name: string
  readonly address: string
  /** The keys of the replies that tell the photo's address. */
  readonly outdated: readonly (readonly unknown[])[]
}

const words = { add: 'Add a photo', change: 'Change photo', remove: 'Remove photo' }

/** A person's own photo, to set, change and take away. */
export function ProfilePhotoChoice({ id, name, address, outdated }: ProfilePhotoChoiceProps) {
  const queries = useQueryClient()
  const reload = () => Promise.all(outdated.map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Group>
      <Photo name={name} address={address} size={88} />
      <PictureChoice
        words={words}
        hasOne={address !== ''}
        store={(file, onShare) => upload(updatePhoto, { params: { id }, file }, onShare)}
        remove={() => call(removePhoto, { params: { id } })}
        onStored={async () => {
          await reload()
          notify.success('Profile picture updated successfully')
        }}
        onRemoved={reload}
      />
    </Group>
  )
}
