import { ringOf } from '@trellis/contract/genome/ring.ts'
import type { NotificationFace } from '@trellis/contract/notifications/notifications.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { photoAddress } from '../files/files.queries.ts'
import type { Person } from '../platform/http/actor.ts'
import type { FacesOf } from '../platform/notifications.ts'
import { cardsOfCandidates } from '../profiles/cards.queries.ts'
import { viewerOf } from '../profiles/profiles.queries.ts'
import { indexedPostings } from './index/postingIndex.queries.ts'
import { pictureAddress } from './pictures/pictures.queries.ts'
import { postingsSeenBy } from './postings.queries.ts'

/** The names that the sentences are made from. */
interface Names {
  readonly company?: string
  readonly person?: string
}

/**
 * The face of each notification about a posting: to its owner that of the person, to a person that of the posting. Whom the reader would not see
 * without the application has nothing but the name; so has a posting that is gone.
 */
export const facesOfLinks =
  (context: Context): FacesOf =>
  async (reader, notifications) => {
    const [people, postings] = await Promise.all([
      facesOfPeople(
        context,
        reader,
        notifications.flatMap(({ actorId }) => actorId ?? []),
      ),
      facesOfPostings(
        context,
        reader,
        notifications.flatMap(({ actorId, subjectId }) => (actorId === null ? subjectId : [])),
      ),
    ])
    return notifications.map(({ actorId, subjectId, data }) => {
      const { company = '', person = '' } = data as Names
      return actorId === null
        ? (postings.get(subjectId) ?? { of: 'posting', name: company, picture: '', ring: null })
        : (people.get(actorId) ?? { of: 'person', name: person, picture: '', ring: null })
    })
  }

async function facesOfPeople(context: Context, reader: Person, ids: readonly Id[]): Promise<Map<Id, NotificationFace>> {
  if (ids.length === 0) return new Map()
  const card = cardsOfCandidates(context.db, viewerOf(context, reader))
  const rows = await context.db
    .select({ id: card.id, name: card.name, photoId: card.photoId, ring: card.ring })
    .from(card)
    .where(and(inArray(card.id, [...ids]), eq(card.seen, true)))
  return new Map(rows.map(({ id, name, photoId, ring }) => [id, { of: 'person', name, picture: photoAddress(id, photoId), ring }]))
}

async function facesOfPostings({ db }: Context, reader: Person, ids: readonly Id[]): Promise<Map<Id, NotificationFace>> {
  if (ids.length === 0) return new Map()
  const [posting, indexed] = [postingsSeenBy(db, reader), indexedPostings(db)]
  const rows = await db
    .select({ id: posting.id, company: posting.offeredBy, pictureId: posting.pictureId, signature: indexed.signature })
    .from(posting)
    .leftJoin(indexed, eq(indexed.postingId, posting.id))
    .where(inArray(posting.id, [...ids]))
  return new Map(
    rows.map(({ id, company, pictureId, signature }) => {
      const ring = signature && [...ringOf(signature)]
      return [id, { of: 'posting', name: company, picture: pictureAddress(id, pictureId), ring }]
    }),
  )
}
