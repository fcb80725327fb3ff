import { useQuery } from '@tanstack/react-query'
import { whyTooYoung } from '@trellis/contract/groups/leastAge.ts'
import { useState } from 'react'
import { profileQuery } from '../../profiles/useProfile.ts'
import { usePerson } from '../../session/session.ts'

/** Why the student cannot join a group that asks for an age, before they try; undefined where they can, and before it is known. */
export function useWhyTooYoung(leastAge: number | null): string | undefined {
  const { userId, userType } = usePerson()
  // A recruiter has no bio, and is of age.
  const { data: record } = useQuery({ ...profileQuery(userId), enabled: leastAge !== null && userType === 'student' })
  const [thisYear] = useState(() => new Date().getUTCFullYear())
  if (leastAge === null || record === undefined) return undefined
  return whyTooYoung(leastAge, Number(record._source.generalInfo.birthYear) || null, thisYear)
}
