/** For so long, in milliseconds, a task that somebody carries out is nobody else's. */
export const LEASE_MS = 30_000

/** Work that has not ended with its lease counts as failed: else one task that hangs would hold up its lane. */
export async function withinLease(work: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Took longer than ${LEASE_MS} ms`)), LEASE_MS)
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
