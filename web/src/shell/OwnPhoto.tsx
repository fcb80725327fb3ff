import { useQuery } from '@tanstack/react-query'
import { Photo } from '../files/Photo.tsx'
import { profileQuery } from '../profiles/useProfile.ts'
import { usePerson } from '../session/session.ts'
import { recruiterQuery } from '../accounts/recruiters/recruiterQuery.ts'

/** The photo of whoever is signed in, from the profile that the screens keep anyway. */
export function OwnPhoto({ size }: { readonly size: number }) {
  const { userId, userType, info } = usePerson()
  const isStudent = userType === 'student'
  const profile = useQuery({ ...profileQuery(userId), enabled: isStudent })
  const recruiter = useQuery({ ...recruiterQuery(userId), enabled: !isStudent })
  const person = (profile.data ?? recruiter.data)?._source.generalInfo
  return <Photo name={person?.name ?? info.name} address={person?.profilePicture ?? ''} ring={profile.data?.ring ?? null} size={size} />
}
