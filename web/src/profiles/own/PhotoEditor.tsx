import { Button, Stack, UnstyledButton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { removePhoto, updatePhoto } from '@trellis/contract/files/files.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { upload } from '../../api/upload.ts'
import { photoFile } from '../../files/fileKinds.ts'
import { Photo } from '../../files/Photo.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import floating from '../../ui/menu/menu.module.css'
import { useFloatingPanel } from '../../ui/menu/useFloatingPanel.ts'
import { FileDrop } from '../resumes/FileDrop.tsx'
import { useFileUpload } from '../resumes/useFileUpload.ts'
import classes from './PhotoEditor.module.css'

const PHOTO_SIZE = 96

/** One's own photo: to choose, drop, replace or remove. */
export function PhotoEditor({ record }: { readonly record: ProfileRecord }) {
  const { name, profilePicture } = record._source.generalInfo
  const queries = useQueryClient()
  const { isOpen, button, panel } = useFloatingPanel({ alignment: 'start' })
  const id = record._id
  const renew = () => queries.invalidateQueries({ queryKey: keys.profile(id) })
  const photo = useFileUpload(photoFile, async (file, onProgress) => {
    await upload(updatePhoto, { params: { id }, file }, onProgress)
    notify.success('Profile picture updated successfully')
    await renew()
  })
  const remove = async () => {
    try {
      await call(removePhoto, { params: { id } })
      notify.success('Profile picture removed')
      await renew()
    } catch (failure) {
      notify.failure(failure)
    }
  }
  return (
    <>
      <UnstyledButton {...button} className={classes.photo} aria-haspopup="dialog">
        <Photo name={name} address={profilePicture} ring={record.ring} size={PHOTO_SIZE} />
        <span className={classes.words}>{profilePicture ? 'Change photo' : 'Add photo'}</span>
      </UnstyledButton>
      <div {...panel} className={`${floating.panel} ${classes.panel}`} role="dialog" aria-label="Profile photo">
        {isOpen && (
          <Stack gap="sm">
            <FileDrop kind={photoFile} button={profilePicture ? 'Choose another photo' : 'Choose a photo'} {...photo}>
              {profilePicture !== '' && (
                <Button variant="subtle" color="gray" onClick={() => void remove()}>
                  Remove
                </Button>
              )}
            </FileDrop>
          </Stack>
        )}
      </div>
    </>
  )
}
