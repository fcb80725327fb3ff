import { useQueryClient } from '@tanstack/react-query'
import { removePostingPicture, uploadPostingPicture } from '@trellis/contract/postings/pictures.calls.ts'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { upload } from '../../../api/upload.ts'
import { usePhotoUrl } from '../../../files/Photo.tsx'
import { PictureChoice } from '../../../files/PictureChoice.tsx'
import classes from './JobForm.module.css'

const words = { add: 'Add a picture', change: 'Change the picture', remove: 'Remove the picture' }

/** The picture of a stored job, to set, change and take away. */
export function JobPicture({ id, address }: { readonly id: string; readonly address: string }) {
  const queries = useQueryClient()
  const url = usePhotoUrl(address)
  const reload = () => queries.invalidateQueries({ queryKey: keys.job(id) })
  return (
    <>
      {address !== '' && url !== undefined && <img className={classes.thumbnail} src={url} alt="What the job shows" />}
      <PictureChoice
        words={words}
        hasOne={address !== ''}
        store={(file, onShare) => upload(uploadPostingPicture, { params: { id }, file }, onShare)}
        remove={() => call(removePostingPicture, { params: { id } })}
        onStored={reload}
        onRemoved={reload}
      />
    </>
  )
}
