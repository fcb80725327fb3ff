import { useQueryClient } from '@tanstack/react-query'
import { uploadResume } from '@trellis/contract/files/files.ts'
import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { keys } from '../../api/keys.ts'
import { upload } from '../../api/upload.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { FileDrop } from './FileDrop.tsx'
import { importedFile, isJson, readDocument } from './readResumeFile.ts'
import { useFileUpload } from './useFileUpload.ts'
import type { ResumePanel } from './useResumePanel.ts'

interface ChooseResumeProps {
  readonly record: ProfileRecord
  readonly panel: ResumePanel
}

/** A file to fill the bio from. What is only data is read; a resume is stored among the others as well. */
export function ChooseResume({ record: { _id: id }, panel }: ChooseResumeProps) {
  const queries = useQueryClient()
  const file = useFileUpload(importedFile, async (chosen, onProgress) => {
    if (isJson(chosen)) {
      panel.work.take(await readDocument(id, chosen))
    } else {
      const stored = await upload(uploadResume, { params: { id }, file: chosen }, onProgress)
      notify.success('Resume has been uploaded successfully')
      await queries.invalidateQueries({ queryKey: keys.profile(id) })
      await panel.work.offer(stored.id)
    }
    panel.stay()
    panel.ask()
  })
  return <FileDrop kind={importedFile} button="Choose a resume" {...file} />
}
