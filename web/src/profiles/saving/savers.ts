import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type BioSection, bioSections, type ProfileRecord } from '@trellis/contract/profiles.ts'
import { partialUpdate } from '@trellis/contract/profiles.calls.ts'
import { useStore } from 'zustand'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { dropDraft, readDraft, saveDraft } from '../../drafts/drafts.ts'
import { whenPersonLeaves } from '../../session/ofThisPerson.ts'
import { usePerson } from '../../session/session.ts'
import { isList, type Typed } from '../fields/fields.ts'
import { sections } from '../fields/sections.ts'
import { typedSection } from '../fields/typed.ts'
import { profileQuery } from '../useProfile.ts'
import { isStored, savable } from './savable.ts'
import { createSaver, isUnsaved, type SaveStatus, type Saver } from './saver.ts'

/** They outlive their screens, so that leaving one neither loses text nor sends two requests at once. */
const savers = new Map<string, Saver<Typed>>()

const draftName = (section: BioSection) => `bio.${section}`

/** The text of a section that the server does not have yet. */
export function draftOf(userId: string, section: BioSection): Typed | undefined {
  return readDraft(userId, draftName(section)) as Typed | undefined
}

/** Keeps the newest text of a section in the tab and sends it soon. */
export function keepTyped(queries: QueryClient, userId: string, section: BioSection, typed: Typed): void {
  saveDraft(userId, draftName(section), typed)
  saverOf(queries, userId, section).offer(typed)
}

/** The one that sends a person's section. */
export function saverOf(queries: QueryClient, userId: string, section: BioSection): Saver<Typed> {
  const name = `${userId}:${section}`
  const known = savers.get(name)
  if (known !== undefined) return known
  const saver = createSaver<Typed>((typed) => store(queries, userId, section, typed))
  savers.set(name, saver)
  return saver
}

async function store(
  queries: QueryClient,
  userId: string,
  section: BioSection,
  typed: Typed,
): Promise<readonly string[]> {
  const stored = typedSection(section, await queries.ensureQueryData(profileQuery(userId)))
  const { data, heldBack } = savable(section, typed, stored)
  if (!isStored(section, data, stored)) {
    await call(partialUpdate, { body: { userId, type: section, data } })
    await queries.cancelQueries({ queryKey: keys.profile(userId) })
    queries.setQueryData<ProfileRecord>(keys.profile(userId), (record) => record && withSection(record, section, data))
    if (sections[section].fields.some(isList)) void queries.invalidateQueries({ queryKey: keys.genome(userId) })
  }
  const isNewest = JSON.stringify(draftOf(userId, section)) === JSON.stringify(typed)
  if (heldBack.length === 0 && isNewest) dropDraft(userId, draftName(section))
  return heldBack
}

function withSection(record: ProfileRecord, section: BioSection, data: object): ProfileRecord {
  return { ...record, _source: { ...record._source, [section]: { ...record._source[section], ...data } } }
}

/** How the saving of one's own section stands. */
export function useSaveStatus(section: BioSection): SaveStatus {
  const queries = useQueryClient()
  const { userId } = usePerson()
  return useStore(saverOf(queries, userId, section).status)
}

/** Sends everything that waits, of every section. */
export async function flushAll(): Promise<boolean> {
  const done = await Promise.all([...savers.values()].map((saver) => saver.flush()))
  return done.every(Boolean)
}

/** The sections with text from before that the server does not have. */
export function sectionsWithDrafts(userId: string): BioSection[] {
  return (Object.keys(bioSections) as BioSection[]).filter((section) => draftOf(userId, section) !== undefined)
}

/** Whether any section has text that the server does not have. */
export function isAnythingUnsaved(): boolean {
  return [...savers.values()].some(({ status }) => isUnsaved(status.getState()))
}

whenPersonLeaves(() => {
  for (const saver of savers.values()) saver.stop()
  savers.clear()
})
