import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import type { StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { sql } from 'drizzle-orm'
import { bios, profiles } from './profiles.tables.ts'
import { asStored, derivedColumns, generalColumns } from './sections/sections.ts'

/** A profile of a confirmed account, with its photo if it has one. */
export interface ReadyProfile {
  readonly id: Id
  readonly profile: StudentProfile
  readonly hidden: boolean
  readonly photoId: Id | undefined
  /** In milliseconds since 1970. */
  readonly createdAt: number
}

/** Keeps the rings of people's genomes where their cards are read, in one statement that writes those alone that changed. */
export async function keepRings(db: Queries, rings: readonly { readonly id: Id; readonly ring: Ring | null }[]): Promise<void> {
  await db.execute(
    sql`update ${profiles} set ring = made.ring from jsonb_to_recordset(${JSON.stringify(rings)}::jsonb) as made (id uuid, ring smallint[])
      where ${profiles.id} = made.id and ${profiles.ring} is distinct from made.ring`,
  )
}

/** Adds many profiles in a few statements. No event tells of them: genomes and matches are the caller's to make. */
export async function addReadyProfiles(context: Context, tx: Transaction, all: readonly ReadyProfile[]): Promise<void> {
  if (all.length === 0) return
  const now = context.clock.now()
  const rows = all.map(({ id, profile, hidden, photoId, createdAt }) => ({
    id,
    ...generalColumns(profile.generalInfo),
    ...derivedColumns(profile, now),
    photoId: photoId ?? null,
    confirmed: true,
    hidden,
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  }))
  await tx.insert(profiles).values(rows)
  await tx.insert(bios).values(
    all.map(({ id, profile: { ikigaiInfo, highschoolInfo, collegeInfo, graduateInfo, professionalInfo } }) => ({
      profileId: id,
      ikigaiInfo,
      highschoolInfo: asStored(highschoolInfo),
      collegeInfo: asStored(collegeInfo),
      graduateInfo: asStored(graduateInfo),
      professionalInfo: asStored(professionalInfo),
      yearsCountedAt: new Date(now),
    })),
  )
}
