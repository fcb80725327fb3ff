import type { ProfileRecord } from '@trellis/contract/profiles.ts'
import { PersonActions } from '../../people/PersonActions.tsx'
import { ProfileReading } from './ProfileReading.tsx'

/** Somebody else's profile, with what one can do with it. */
export function PersonProfile({ record }: { readonly record: ProfileRecord }) {
  const person = { id: record._id, name: record._source.generalInfo.name }
  return (
    <ProfileReading record={record}>
      {record.can.follow && <PersonActions person={person} followed={record.followed} />}
    </ProfileReading>
  )
}
