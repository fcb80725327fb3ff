import { JOB } from '@trellis/contract/postings/postingKinds.ts'
import { type Id, newId } from '@trellis/contract/wire/ids.ts'
import { type Link, type LinkEvent, type LinkSide, noLink } from '@trellis/contract/postings/links.ts'
import { rulesOf } from '@trellis/contract/postings/transitions.ts'
import type { TestServer } from '../platform/testing/server.ts'
import { linkChanged } from '../postings/postings.events.ts'
import { postings } from '../postings/postings.tables.ts'

const { changed } = rulesOf(JOB)

/** So long a letter to somebody waits who is just being written to. */
export const PUT_OFF_MS = 1_500

/** Carries out what is due, and lets the time pass until what was put off meanwhile is due. */
export async function awaitTurns({ context, clock }: TestServer): Promise<void> {
  await context.tasks.runDue()
  clock.advance(PUT_OFF_MS)
}

/** An open posting of somebody's, stored without the rest of a job. */
export async function posted(server: TestServer, ownerId: Id, name: string, offeredBy: string): Promise<Id> {
  const at = new Date(server.clock.now())
  const id = newId(at.getTime())
  await server.context.db.insert(postings).values({ id, kind: JOB, ownerId, name, offeredBy, state: 'open', createdAt: at, updatedAt: at })
  return id
}

/** What happens between one person and one posting, a step after another, as `postings` tells of it. */
export function story(server: TestServer, postingId: Id, personId: Id) {
  let link: Link = noLink
  const { db, events, clock } = server.context
  const cause = async (event: LinkEvent | 'undo', side: LinkSide, after: Link, undoneId?: Id, words = ''): Promise<Id> => {
    const changeId = newId(clock.now())
    const change = { changeId, postingId, personId, event, side, byId: undefined, before: link, after, words }
    await db.transaction((tx) => events.emit(tx, linkChanged, { ...change, ...(undoneId && { undoneId }) }))
    link = after
    return changeId
  }
  return {
    step(side: LinkSide, event: LinkEvent, words = ''): Promise<Id> {
      const after = changed(link, event, side)
      if (after === undefined) throw new Error(`${side} cannot cause ${event}`)
      return cause(event, side, after, undefined, words)
    },
    takeBack: (side: LinkSide, undoneId: Id, to: Link = noLink): Promise<Id> => cause('undo', side, to, undoneId),
  }
}
