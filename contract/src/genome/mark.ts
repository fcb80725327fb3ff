import type { Ring } from './ring.ts'

/** The product's mark is one ring: a genome that has something of everything. The tab's icon is drawn the same. */
export const markRing: Ring = [34, 24, 16, 12, 14]
