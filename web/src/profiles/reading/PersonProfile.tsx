import type { PersonCard, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { Dated } from '../../api/writes.ts'
import { GoneRow } from '../../people/GoneRow.tsx'
import { MatchRoom, MatchSkeleton } from '../../people/matches/MatchSkeleton.tsx'
import { MatchWith } from '../../people/matches/MatchWith.tsx'
import { PersonActions } from '../../people/PersonActions.tsx'
import { useRow } from '../../people/rows.ts'
import { useMatchWith } from '../../people/matches/useMatchWith.ts'
import { useKeptFocus } from '../../ui/loading/useKeptFocus.ts'
import { WhatIsMissing } from '../../people/matches/WhatIsMissing.tsx'
import { ProfileReading } from './ProfileReading.tsx'

/** Before a profile is there, what one can do with it is not known. */
const nothingKnown = { can: { follow: false }, requestedAt: 0 }

/** Somebody else's profile, or who they are as a list shows it until the rest is there: why they fit the viewer, what is missing, the comparison, and what one can do. */
export function PersonProfile({ shown }: { readonly shown: Dated<ProfileRecord> | PersonCard }) {
  const person = { id: shown._id, name: shown._source.generalInfo.name }
  const { can, requestedAt } = 'can' in shown ? shown : nothingKnown
  const { data: match, isLoading } = useMatchWith(person.id, can.follow)
  // The reply tells whether the viewer follows the person, and not what else they did.
  const row = useRow({ _id: person.id, requestedAt: 0 })
  const element = useKeptFocus(row.gone)
  const { followed = shown.followed } = useRow({ _id: person.id, requestedAt })
  return (
    <ProfileReading
      person={shown}
      above={
        'can' in shown &&
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
      {row.gone !== undefined && <GoneRow ref={element} person={person} row={row} />}
      {row.gone === undefined && can.follow && (
        <div ref={element} tabIndex={-1}>
          <PersonActions person={person} row={{ ...row, followed }} followed={followed} removable={match?.isRoleModel ?? 'perhaps'} />
        </div>
      )}
    </ProfileReading>
  )
}
