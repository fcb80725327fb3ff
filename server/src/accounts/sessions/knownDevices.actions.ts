import { DAY_MS } from '@trellis/contract/durations.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { knownDevices } from '../accounts.tables.ts'
import { digestOf, newSecret } from '../passwords/secrets.ts'

/** How long a browser is known in which nobody signs in again. */
const KEPT = 180 * DAY_MS
const MOST_DEVICES = 20
/** The account of an e-mail that has none: asked for all the same, so that it takes the same time. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether somebody signed in to an account in this browser before. */
export async function hasSignedInBefore({ clock, db }: Context, device: string | undefined, accountId: Id | undefined): Promise<boolean> {
  if (device === undefined) return false
  const isIt = and(eq(knownDevices.accountId, accountId ?? NOBODY), eq(knownDevices.deviceHash, digestOf(device)))
  return (await db.$count(knownDevices, and(isIt, gt(knownDevices.usedAt, new Date(clock.now() - KEPT))))) > 0
}

/**
 * Remembers that somebody signed in to an account in this browser, or proved in another way that it is theirs.
 * @param device the secret that the browser has already, if it has one
 * @returns the secret for the browser to keep; it tells nothing of whose accounts those are
 */
export async function knowDevice({ clock }: Context, tx: Queries, accountId: Id, device = newSecret()): Promise<string> {
  const usedAt = new Date(clock.now())
  await tx
    .insert(knownDevices)
    .values({ accountId, deviceHash: digestOf(device), usedAt })
    .onConflictDoUpdate({ target: [knownDevices.accountId, knownDevices.deviceHash], set: { usedAt: sql`excluded.used_at` } })
  const newest = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.accountId, accountId))
    .orderBy(desc(knownDevices.usedAt))
    .limit(MOST_DEVICES)
  await tx.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), notInArray(knownDevices.deviceHash, newest)))
  return device
}

/** Forgets every browser of an account: whoever knew the password before may have used one. */
export async function forgetDevices(tx: Queries, accountId: Id): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.accountId, accountId))
}
