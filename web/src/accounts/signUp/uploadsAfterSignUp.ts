import { updatePhoto, uploadResume } from '@trellis/contract/files/files.ts'
import { upload } from '../../api/upload.ts'
import { PHOTO_UPLOAD_DELAY_MS, RESUME_UPLOAD_DELAY_MS } from '../signIn/delays.ts'

interface ChosenFiles {
  readonly resume: File | undefined
  readonly profilePhoto: File | undefined
}

/** A failed upload never stands in the way of signing up: it is only logged (specification, section 8). */
async function attempt(uploading: Promise<unknown>): Promise<void> {
  try {
    await uploading
  } catch (failure) {
    reportError(failure)
  }
}

/**
 * Uploads the files chosen while signing up, with the token that the sign-up answered, while the visitor moves on: a resume
 * after one second, or, where there is a photo, the photo after five seconds and then the resume.
 */
export function uploadAfterSignUp(id: string, token: string, { resume, profilePhoto }: ChosenFiles): void {
  const sendResume = async () => {
    if (resume) await attempt(upload(uploadResume, { params: { id }, file: resume }, undefined, { token }))
  }
  const sendBoth = async (photo: File) => {
    await attempt(upload(updatePhoto, { params: { id }, file: photo }, undefined, { token }))
    await sendResume()
  }
  if (profilePhoto) setTimeout(() => void sendBoth(profilePhoto), PHOTO_UPLOAD_DELAY_MS)
  else if (resume) setTimeout(() => void sendResume(), RESUME_UPLOAD_DELAY_MS)
}
