import type { BucketCounts } from '@trellis/contract/candidates/candidates.ts'
import type { GroupAdvisor, GroupCard, GroupInfo, GroupRecord, OwnGroupCard } from '@trellis/contract/groups/groups.ts'
import type { JoinCode } from '@trellis/contract/groups/codes/joinCodes.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { pictureAddress } from '../postings/pictures/pictures.queries.ts'
import type { Posting, SeenPosting } from '../postings/postings.queries.ts'

/** What a card is made of, beside the link. */
export interface GroupCardRow {
  readonly posting: Pick<Posting, 'id' | 'state' | 'openedAt' | 'pictureId'>
  /** What the group tells, but for its description. */
  readonly info: Omit<GroupInfo, 'description'>
}

/** What a whole group is made of, before it is known who looks at it. */
export interface GroupRow {
  readonly posting: SeenPosting
  readonly info: GroupInfo
  /** Null where the group names no skill and its text none. */
  readonly signature: number[] | null
}

const shownOf = ({ id, openedAt, pictureId, state }: GroupCardRow['posting']) => ({
  state,
  postedAt: openedAt?.getTime() ?? null,
  groupPicture: pictureAddress(id, pictureId),
})

/** The short form of a group; `link` is null for advisors. */
export function groupCard({ posting, info }: GroupCardRow, link: LinkOfPerson | null): GroupCard {
  const { membership: _membership, directory: _directory, ...told } = info
  return { _id: posting.id, _source: { generalInfo: { ...told, ...shownOf(posting) } }, type: GROUP, link }
}

/** What a group's advisors alone know of it. */
export interface OwnFacts {
  readonly ownerName: string
  readonly counts: BucketCounts
}

const ownGroup = ({ ownerId, createdAt, updatedAt }: Posting, facts: OwnFacts) => ({
  ownerId,
  ...facts,
  createdAt: createdAt.getTime(),
  updatedAt: updatedAt.getTime(),
})

export const ownGroupCard = (row: GroupCardRow & { readonly posting: Posting }, facts: OwnFacts): OwnGroupCard => ({
  ...groupCard(row, null),
  own: ownGroup(row.posting, facts),
})

/** Everything about a group that depends on who looks at it; what is left out is not for the viewer. */
export interface SeenParts {
  /** Left out where a block stands between the two. */
  readonly advisors?: readonly GroupAdvisor[]
  readonly own?: OwnFacts & {
    readonly joinCode: JoinCode | null
    readonly members: GroupRecord['_source']['members']
    readonly mayRemove: boolean
  }
  readonly link?: LinkOfPerson | undefined
  readonly history?: GroupRecord['history']
}

/** A whole group as one viewer sees it. */
export function groupRecord({ posting, info, signature }: GroupRow, { advisors, own, link, history = [] }: SeenParts): GroupRecord {
  const { members = [], mayRemove = false, joinCode = null, ...facts } = own ?? {}
  return {
    _id: posting.id,
    _source: {
      // The groups that a group is for are its advisors' to know.
      generalInfo: { ...info, membership: own ? posting.membership : [], ...shownOf(posting) },
      members,
    },
    type: GROUP,
    advisors: advisors === undefined ? null : [...advisors],
    signature,
    own: own === undefined ? null : { ...ownGroup(posting, facts as OwnFacts), joinCode },
    link: link ?? null,
    history: [...history],
    can: { edit: own !== undefined, remove: mayRemove, review: own !== undefined },
  }
}
