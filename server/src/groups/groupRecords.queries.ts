import type { GroupAdvisor, GroupRecord, OwnGroupCard } from '@trellis/contract/groups/groups.ts'
import type { JobState } from '@trellis/contract/jobs/jobs.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { namesOfAccounts } from '../accounts/accounts.queries.ts'
import { newestListed } from '../candidates/lists/listedPeople.queries.ts'
import { bucketCounts } from '../candidates/statistics/counts.queries.ts'
import type { Context } from '../context.ts'
import { advisorsOf } from '../memberships/memberships.queries.ts'
import type { Page } from '../platform/database/pages.ts'
import type { Actor } from '../platform/http/actor.ts'
import { historyOf } from '../postings/history/history.queries.ts'
import { linksSeenByPerson } from '../postings/links/links.queries.ts'
import { actsAsOwner } from '../postings/postings.policy.ts'
import { isOwnerSide, type SeenPosting } from '../postings/postings.queries.ts'
import { groupRecord, type GroupRow, ownGroupCard, type SeenParts } from './groups.present.ts'
import { joinCodeOf } from './joinCodes/joinCodes.queries.ts'
import { groupSeenBy, ownGroups } from './groups.queries.ts'

/** A group as the actor sees it, and on whose side they stand; undefined where it is hidden from them. */
export async function groupRecordSeenBy(
  context: Context,
  actor: Actor,
  id: Id,
): Promise<{ record: GroupRecord; posting: SeenPosting; isOwn: boolean } | undefined> {
  const group = await groupSeenBy(context.db, actor, id)
  if (group === undefined) return undefined
  const { posting } = group
  const isOwn = await isOwnerSide(context.db, actor, posting)
  const [parts, advisors] = await Promise.all([
    isOwn ? partsOfAdvisor(context, actor, group) : partsOfPerson(context, actor, group),
    advisorsShown(context, posting),
  ])
  return { record: groupRecord(group, { ...parts, ...(!posting.blocked && { advisors }) }), posting, isOwn }
}

/** Of a group that stays for its members, to those who look after the community. */
const NOBODY = 'Somebody who has left'

async function advisorsShown({ db }: Context, { id, ownerId }: SeenPosting): Promise<GroupAdvisor[]> {
  const ids = [ownerId, ...(await advisorsOf(db, id)).filter((advisor) => advisor !== ownerId)]
  const names = await namesOfAccounts(db, ids)
  return ids.flatMap((advisor) => {
    const name = names.get(advisor)
    return name === undefined ? [] : [{ id: advisor, name, isOwner: advisor === ownerId }]
  })
}

async function partsOfPerson(context: Context, actor: Actor, { posting }: GroupRow): Promise<SeenParts> {
  if (actor.type === 'advisor') return {}
  const [links, history] = await Promise.all([
    linksSeenByPerson(context, actor.id, [posting]),
    historyOf(context, { viewerId: actor.id, side: 'person', postingId: posting.id, personId: actor.id }),
  ])
  return { link: links.get(posting.id), history }
}

/** So many of its people come with a group. */
const MOST_MEMBERS = 100

async function partsOfAdvisor(context: Context, actor: Actor, { posting }: GroupRow): Promise<SeenParts> {
  const [names, counts, members, joinCode] = await Promise.all([
    namesOfAccounts(context.db, [posting.ownerId]),
    bucketCounts(context, actor, [posting.id]),
    newestListed(context, actor, posting, MOST_MEMBERS),
    joinCodeOf(context.db, context.clock.now(), posting.id),
  ])
  const ownerName = names.get(posting.ownerId) ?? NOBODY
  return {
    own: {
      ownerName,
      counts: counts.get(posting.id)!,

      joinCode,
      members,
      mayRemove: actsAsOwner(actor, posting),
    },
  }
}

/** The groups that an advisor runs as they see them, newest first, and how many there are. */
export async function ownGroupCards(
  context: Context,
  actor: Actor,
  wanted: { readonly page: number; readonly size: number; readonly state: JobState | '' },
): Promise<Page<OwnGroupCard>> {
  const { items: rows, total } = await ownGroups(context.db, actor.id, wanted)
  const ids = rows.map(({ posting }) => posting.id)
  const [counts, names] = await Promise.all([
    bucketCounts(context, actor, ids),
    namesOfAccounts(
      context.db,
      rows.map(({ posting }) => posting.ownerId),
    ),
  ])
  const items = rows.map((row) => {
    const { id, ownerId } = row.posting
    return ownGroupCard(row, { ownerName: names.get(ownerId) ?? NOBODY, counts: counts.get(id)! })
  })
  return { items, total }
}
