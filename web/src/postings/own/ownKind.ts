import type { JobState } from '@trellis/contract/jobs/jobs.ts'

/** What a posting tells, as far as every kind tells it. */
export interface OwnInfo {
  readonly name: string
  readonly state: JobState
  readonly applyUntil: number | null
}

/** A posting whole, as far as its owner's screens have to know it. */
export interface OwnRecord<Info extends OwnInfo> {
  readonly _id: string
  readonly _source: { readonly generalInfo: Info }
  readonly own: { readonly updatedAt: number } | null
}

/** What is stored of a form: `skillsShown` are the skills of the text that were offered in it. */
export interface Told<Info> {
  readonly generalInfo: Info
  readonly skillsShown: string[]
}

/** What owners' screens have to know of a kind of posting. */
export interface OwnKind<Info extends OwnInfo, R extends OwnRecord<Info> = OwnRecord<Info>> {
  /** What it is called in a sentence: 'job'. */
  readonly noun: string
  /** Everything known of one. */
  readonly key: (id: string, ...more: unknown[]) => readonly unknown[]
  /** The list of those of one owner. */
  readonly listKey: (ownerId: string) => readonly unknown[]
  readonly get: (id: string) => Promise<R>
  /** @param ownerId for whom it is added */
  readonly create: (told: Told<Info>, ownerId: string) => Promise<string>
  readonly update: (id: string, told: Told<Info> & { readonly basedOn: number | null }) => Promise<R>
  /** @param name as whoever deletes it wrote it */
  readonly remove: (id: string, name: string) => Promise<unknown>
  /** What is said to whoever deletes one that is another’s by now, or changes one that they no longer help with; left out where none ever is. */
  readonly passedOn?: { readonly deleting: (name: string) => string; readonly changing: (name: string) => string }
  /** @param onShare is told how much of it has been sent, from 0 to 1 */
  readonly uploadPicture: (id: string, file: File, onShare?: (share: number) => void) => Promise<unknown>
  readonly removePicture: (id: string) => Promise<unknown>
  /** What of a record can be sent back. */
  readonly infoOf: (record: R) => Info
}
