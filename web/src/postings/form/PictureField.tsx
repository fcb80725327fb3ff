import { useQueryClient } from '@tanstack/react-query'
import { FileChoice } from '../../files/FileChoice.tsx'
import { photoFile } from '../../files/fileKinds.ts'
import { usePhotoUrl } from '../../files/Photo.tsx'
import { PictureChoice } from '../../files/PictureChoice.tsx'
import type { OwnKind } from '../own/ownKind.ts'
import classes from './PostingForm.module.css'

const words = { add: 'Add a picture', change: 'Change the picture', remove: 'Remove the picture' }

type PictureKind = Pick<OwnKind<never>, 'noun' | 'key' | 'uploadPicture' | 'removePicture'>

export interface PictureFieldProps {
  readonly kind: PictureKind
  /** The stored posting; undefined for a new one, whose picture waits. */
  readonly stored: { readonly _id: string; readonly _source: { readonly generalInfo: { readonly groupPicture: string } } } | undefined
  readonly waiting: File | undefined
  readonly onWaiting: (picture: File | undefined) => void
}

/** What `PictureSection` shows. */
export function PictureField({ kind, stored, waiting, onWaiting }: PictureFieldProps) {
  if (stored !== undefined) return <StoredPicture kind={kind} id={stored._id} address={stored._source.generalInfo.groupPicture} />
  return <FileChoice label={`Picture of the ${kind.noun}`} kind={photoFile} file={waiting} onChange={onWaiting} />
}

interface StoredPictureProps {
  readonly kind: PictureKind
  readonly id: string
  readonly address: string
}

function StoredPicture({ kind, id, address }: StoredPictureProps) {
  const queries = useQueryClient()
  const url = usePhotoUrl(address)
  const reload = () => queries.invalidateQueries({ queryKey: kind.key(id) })
  return (
    <>
      {address !== '' && url !== undefined && <img className={classes.thumbnail} src={url} alt={`What the ${kind.noun} shows`} />}
      <PictureChoice
        words={words}
        hasOne={address !== ''}
        store={(file, onShare) => kind.uploadPicture(id, file, onShare)}
        remove={() => kind.removePicture(id)}
        onStored={reload}
        onRemoved={reload}
      />
    </>
  )
}
