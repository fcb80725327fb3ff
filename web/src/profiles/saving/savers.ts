import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type BioSection, bioSections, type ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import { partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { useStore } from 'zustand'
import { call } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'
import { dropDraft, readDraft, saveDraft } from '../../drafts/drafts.ts'
import { lapseIfForbidden, whenSignedInAgain } from '../../session/lapse.ts'
import { whenPersonLeaves } from '../../session/ofThisPerson.ts'
import { usePerson } from '../../session/session.ts'
import { beforeSignOut } from '../../session/signOut.ts'
import { isList, type Typed } from '../fields/fields.ts'
import { sections } from '../fields/sections.ts'
import { typedSection } from '../fields/typed.ts'
import { profileQuery } from '../useProfile.ts'
import { isStored, savable, typedOver } from './savable.ts'
import { createSaver, isUnsaved, type SaveStatus, type Saver } from './saver.ts'

/** They outlive their screens, so that leaving one neither loses text nor sends two requests at once. */
const savers = new Map<string, Saver<Typed>>()

/** The newest text of each. */
const newest = new Map<string, Typed>()

const nameOf = (userId: string, section: BioSection) => `${userId}:${section}`
const draftName = (section: BioSection) => `bio.${section}`

/** The text of a section that the server does not have yet. */
export function draftOf(userId: string, section: BioSection): Typed | undefined {
  return readDraft(userId, draftName(section)) as Typed | undefined
}

/** Keeps the fields of a section that are typed over in the tab, and sends the section soon. */
export function keepTyped(queries: QueryClient, userId: string, section: BioSection, typed: Typed): void {
  const record = queries.getQueryData<ProfileRecord>(keys.profile(userId))
  keepDraft(userId, section, record === undefined ? typed : typedOver(typed, typedSection(section, record)))
  newest.set(nameOf(userId, section), typed)
  saverOf(queries, userId, section).offer(typed)
}

/** Keeps only what is not stored: what comes back days later must not undo what was changed elsewhere since. */
function keepDraft(userId: string, section: BioSection, unsaved: Typed): void {
  if (Object.keys(unsaved).length === 0) dropDraft(userId, draftName(section))
  else saveDraft(userId, draftName(section), unsaved)
}

/** The one that sends a person's section. */
export function saverOf(queries: QueryClient, userId: string, section: BioSection): Saver<Typed> {
  const name = nameOf(userId, section)
  const existing = savers.get(name)
  if (existing !== undefined) return existing
  const saver = createSaver<Typed>((typed) => store(queries, userId, section, typed))
  savers.set(name, saver)
  return saver
}

async function store(queries: QueryClient, userId: string, section: BioSection, typed: Typed): Promise<readonly string[]> {
  const stored = typedSection(section, await queries.ensureQueryData(profileQuery(userId)))
  const { data, heldBack } = savable(section, typed, stored)
  if (!isStored(section, data, stored)) {
    await call(partialUpdate, { body: { userId, type: section, data } }).catch((failure: unknown) => {
      lapseIfForbidden(failure)
      throw failure
    })
    await queries.cancelQueries({ queryKey: keys.profile(userId) })
    queries.setQueryData<ProfileRecord>(keys.profile(userId), (record) => record && withSection(record, section, data))
    if (sections[section].fields.some(isList)) void queries.invalidateQueries({ queryKey: keys.genome(userId) })
  }
  const isNewest = newest.get(nameOf(userId, section)) === typed
  if (isNewest) keepDraft(userId, section, Object.fromEntries(heldBack.map((field) => [field, typed[field]])))
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
  newest.clear()
})

beforeSignOut(flushAll)
whenSignedInAgain(() => void flushAll())
