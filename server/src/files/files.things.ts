import type { Abilities } from '@trellis/contract/wire/endpoint.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import { isSelf } from '../platform/http/access.ts'
import type { Actor } from '../platform/http/actor.ts'
import { type Found, thingKind } from '../platform/http/things.ts'
import { type FileRow, resumeById } from './files.queries.ts'

export const theResume = thingKind<FileRow>()('resume', 'NotFound')

type May = ReadonlySet<Abilities['resume']>

const everything: May = new Set(['read', 'offer'])
const onlyRead: May = new Set(['read'])

/** A resume of the person whom a call names, for them and super-users. Whoever has it with an application reads it there. */
export async function resumeFor({ db }: Context, actor: Actor, id: Id, ownerId: Id | undefined): Promise<Found<'resume', FileRow>> {
  const row = await resumeById(db, id)
  if (row === undefined || row.ownerId !== ownerId) return undefined
  if (isSelf(actor, row.ownerId)) return { row, may: everything }
  return actor.isSuperUser ? { row, may: onlyRead } : undefined
}
