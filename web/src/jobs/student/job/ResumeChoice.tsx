import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { useQueryClient } from '@tanstack/react-query'
import { uploadResume } from '@trellis/contract/files/files.ts'
import type { ResumeFile } from '@trellis/contract/profiles/profiles.ts'
import { keys } from '../../../api/keys.ts'
import { upload } from '../../../api/upload.ts'
import { resumeFile } from '../../../files/fileKinds.ts'
import { FileDrop } from '../../../profiles/resumes/FileDrop.tsx'
import { useFileUpload } from '../../../profiles/resumes/useFileUpload.ts'
import { usePerson } from '../../../session/session.ts'
import { day } from '../../../ui/dates.ts'
import { notify } from '../../../ui/notices/notify.tsx'

interface ResumeChoiceProps {
  readonly resumes: readonly ResumeFile[]
  /** The id of one, or empty for none. */
  readonly chosen: string
  readonly required: boolean
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

/** Which resume goes along: one of those stored, or another to upload. */
export function ResumeChoice({ resumes, chosen, required, error, onChoose }: ResumeChoiceProps) {
  const { userId } = usePerson()
  const queries = useQueryClient()
  const another = useFileUpload(resumeFile, async (file, onProgress) => {
    const { id } = await upload(uploadResume, { params: { id: userId }, file }, onProgress)
    notify.success('Resume has been uploaded successfully')
    await queries.invalidateQueries({ queryKey: keys.profile(userId) })
    onChoose(id)
  })
  return (
    <Stack gap="sm">
      {(resumes.length > 0 || !required || error !== undefined) && (
        <Radio.Group label="Resume" size="md" withAsterisk={required} error={error} value={chosen} onChange={onChoose}>
          <Stack gap="xs" mt="xs">
            {resumes.map(({ id, filename, uploadedAt }) => (
              <Radio key={id} value={id} label={filename} description={`Uploaded ${day(uploadedAt)}`} />
            ))}
            {!required && <Radio value="" label="Without a resume" />}
          </Stack>
        </Radio.Group>
      )}
      <FileDrop kind={resumeFile} button={resumes.length === 0 ? 'Upload a resume' : 'Upload another'} {...another} />
    </Stack>
  )
}
