import { exportResume } from '@trellis/contract/resumes/resumes.ts'
import { call } from '../../api/call.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { flushAll } from '../saving/savers.ts'
import { downloadFile } from '../../files/downloadFile.ts'

/** Downloads the bio as a JSON Resume, with everything typed so far. */
export async function exportBio(id: string): Promise<void> {
  try {
    await flushAll()
    const resume = await call(exportResume, { params: { id } })
    downloadFile(new Blob([JSON.stringify(resume, null, 2)], { type: 'application/json' }), 'resume.json')
  } catch (failure) {
    notify.failure(failure)
  }
}
