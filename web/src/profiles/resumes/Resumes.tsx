import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { getResume, removeResume, uploadResume } from '@trellis/contract/files/files.ts'
import type { ProfileRecord, ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { useState } from 'react'
import { call, fetchFile } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { upload } from '../../api/upload.ts'
import { resumeFile } from '../../files/fileKinds.ts'
import { day } from '../../ui/dates.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { downloadFile } from '../../files/downloadFile.ts'
import { exportBio } from './exportBio.ts'
import { FileDrop } from './FileDrop.tsx'
import classes from './Resumes.module.css'
import { useFileUpload } from './useFileUpload.ts'

interface ResumesProps {
  readonly record: ProfileRecord
  /** Reads a stored resume for what it would add to the bio. */
  readonly onRead: (file: ResumeFile) => void
}

/** One's own resumes: to upload, download, read into the bio, or delete. */
export function Resumes({ record, onRead }: ResumesProps) {
  const queries = useQueryClient()
  const id = record._id
  const renew = () => queries.invalidateQueries({ queryKey: keys.profile(id) })
  const resume = useFileUpload(resumeFile, async (file, onProgress) => {
    await upload(uploadResume, { params: { id }, file }, onProgress)
    notify.success('Resume has been uploaded successfully')
    await renew()
  })
  const remove = async (file: ResumeFile) => {
    try {
      await call(removeResume, { params: { id, fileId: file.id } })
      notify.success(`${file.filename} is deleted`)
      await renew()
    } catch (failure) {
      notify.failure(failure)
    }
  }
  return (
    <div className={classes.resumes}>
      <Text size="sm" c="dimmed">
        You send them along when you apply. Only you see them here.
      </Text>
      <ul className={classes.list}>
        {record._source.generalInfo.resume.map((file) => (
          <ResumeRow key={file.id} id={id} file={file} onRead={onRead} onRemove={(gone) => void remove(gone)} />
        ))}
      </ul>
      <FileDrop kind={resumeFile} button="Upload a resume" {...resume} />
      <div>
        <Button variant="subtle" onClick={() => void exportBio(id)}>
          Export my bio as JSON Resume
        </Button>
      </div>
    </div>
  )
}

interface ResumeRowProps {
  readonly id: string
  readonly file: ResumeFile
  readonly onRead: (file: ResumeFile) => void
  readonly onRemove: (file: ResumeFile) => void
}

function ResumeRow({ id, file, onRead, onRemove }: ResumeRowProps) {
  const [isAsking, setAsking] = useState(false)
  const download = async () => {
    try {
      const address = addressOf(getResume.description.path, { id, fileId: file.id })
      downloadFile(await fetchFile(address), file.filename)
    } catch (failure) {
      notify.failure(failure)
    }
  }
  const about = (words: string) => `${words}: ${file.filename}`
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {file.filename}
        <Text span size="sm" c="dimmed">
          {' '}
          {day(file.uploadedAt)}
        </Text>
      </span>
      {isAsking ? (
        <>
          <Text size="sm" w="100%">
            Delete this file for good? Employers to whom you sent it cannot open it any more.
          </Text>
          <Button color="red" variant="light" aria-label={about('Delete')} onClick={() => onRemove(file)}>
            Delete
          </Button>
          <Button variant="default" aria-label={about('Keep')} onClick={() => setAsking(false)}>
            Keep
          </Button>
        </>
      ) : (
        <>
          <Button variant="subtle" aria-label={about('Read into my bio')} onClick={() => onRead(file)}>
            Read into my bio
          </Button>
          <Button variant="subtle" aria-label={about('Download')} onClick={() => void download()}>
            Download
          </Button>
          <Button variant="subtle" color="gray" aria-label={about('Delete')} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </>
      )}
    </li>
  )
}
