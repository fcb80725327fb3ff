import { FileChoice } from '../../files/FileChoice.tsx'
import { photoFile, resumeFile } from '../../files/fileKinds.ts'
import { useRegistration } from './registration.ts'

/** The resume and the photo to upload once the account exists. */
export function SignUpFiles() {
  const resume = useRegistration((state) => state.resume)
  const profilePhoto = useRegistration((state) => state.profilePhoto)
  return (
    <>
      <FileChoice
        label="Resume (optional)"
        kind={resumeFile}
        file={resume}
        onChange={(file) => useRegistration.setState({ resume: file })}
      />
      <FileChoice
        label="Photo (optional)"
        kind={photoFile}
        file={profilePhoto}
        onChange={(file) => useRegistration.setState({ profilePhoto: file })}
      />
    </>
  )
}
