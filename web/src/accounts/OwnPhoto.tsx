import { useQuery } from '@tanstack/react-query'
import { getRecruiter } from '@trellis/contract/accounts.ts'
import { getProfile } from '@trellis/contract/profiles.calls.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { Photo } from '../files/Photo.tsx'
import { usePerson } from '../session/session.ts'

/** The photo of whoever is signed in, from the profile that the screens keep anyway. */
export function OwnPhoto({ size }: { readonly size: number }) {
  const { userId, userType, info } = usePerson()
  const isStudent = userType === 'profile'
  const profile = useQuery({
    queryKey: keys.profile(userId),
    queryFn: ({ signal }) => call(getProfile, { params: { id: userId }, query: {} }, { signal }),
    enabled: isStudent,
  })
  const recruiter = useQuery({
    queryKey: keys.recruiter(userId),
    queryFn: ({ signal }) => call(getRecruiter, { params: { id: userId } }, { signal }),
    enabled: !isStudent,
  })
  const known = (profile.data ?? recruiter.data)?._source.generalInfo
  return <Photo name={known?.name ?? info.name} address={known?.profilePicture ?? ''} size={size} />
}
