import type { GenomeEntry } from '@trellis/contract/genome/genome.calls.ts'
import { boolean, doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../platform/database/columns.ts'

export const genomes = pgTable('genomes', {
  profileId: uuid('profile_id').primaryKey(),
  signature: doublePrecision().array(),
  lift: doublePrecision().array(),
  entries: jsonb().$type<GenomeEntry[]>().notNull(),
  vocabularyVersion: text('vocabulary_version').notNull(),
  populationVersion: text('population_version').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const genomeSnapshots = pgTable('genome_snapshots', {
  id: uuid().primaryKey(),
  profileId: uuid('profile_id').notNull(),
  takenAt: instant('taken_at').notNull(),
  /** Asked for by the person, and so never overwritten by a later one. */
  kept: boolean().notNull(),
  signature: doublePrecision().array().notNull(),
  vocabularyVersion: text('vocabulary_version').notNull(),
  populationVersion: text('population_version').notNull(),
})
