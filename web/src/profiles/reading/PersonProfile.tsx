import type { ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { Dated } from '../../api/writes.ts'
import { GoneRow } from '../../people/GoneRow.tsx'
import { MatchRoom, MatchSkeleton } from '../../people/matches/MatchSkeleton.tsx'
import { MatchWith } from '../../people/matches/MatchWith.tsx'
import { PersonActions } from '../../people/PersonActions.tsx'
import { useRow } from '../../people/rows.ts'
import { useMatchWith } from '../../people/matches/useMatchWith.ts'
import { WhatIsMissing } from '../../people/matches/WhatIsMissing.tsx'
import { ProfileReading } from './ProfileReading.tsx'

/** Somebody else's profile: why they fit the viewer, what is missing, the comparison, and what one can do. */
export function PersonProfile({ record }: { readonly record: Dated<ProfileRecord> }) {
  const person = { id: record._id, name: record._source.generalInfo.name }
  const { data: match, isLoading } = useMatchWith(person.id, record.can.follow)
  // The reply tells whether the viewer follows the person, and not what else they did.
  const row = useRow({ _id: person.id, requestedAt: 0 })
  const { followed = record.followed } = useRow({ _id: person.id, requestedAt: record.requestedAt })
  return (
    <ProfileReading
      record={record}
      above={
        (isLoading || match !== undefined) && (
          <MatchRoom>
            {match === undefined ? (
              <MatchSkeleton />
            ) : (
              <MatchWith match={match} level={2}>
                <WhatIsMissing {...match} level={2} />
              </MatchWith>
            )}
          </MatchRoom>
        )
      }
    >
      {row.gone !== undefined && <GoneRow person={person} row={row} />}
      {row.gone === undefined && record.can.follow && (
        <PersonActions person={person} row={{ ...row, followed }} followed={followed} removable={match?.isRoleModel ?? 'perhaps'} />
      )}
    </ProfileReading>
  )
}
