import { setTimeout as pause } from 'node:timers/promises'
import type { Id } from '@trellis/contract/wire/ids.ts'
import type { Context } from '../context.ts'
import type { PartsOf } from '../platform/domain.ts'
import { serializeError } from '../platform/log.ts'
import { type DatedList, type Opening, type ShownList, withoutErased } from './shownList.ts'
import { erasedFromLog, logOpened, logShown } from './shownLists.actions.ts'

/** Notes what was suggested to whom, and which profiles were opened afterwards. It keeps nobody waiting, and never throws. */
export interface ListLog {
  noteShown(shown: ShownList): void
  noteOpened(opening: Opening): void
}

/** What was noted in so long is written together, after the replies. */
const WRITTEN_EVERY_MS = 1_000
/** So many go into one statement: the requests of others go in between. */
const WRITTEN_AT_ONCE = 50
/** More lists and openings than that do not wait: what comes on top is not logged. */
const MOST_WAITING = 500
/** So many lists are remembered as noted today; a reload then costs no statement. */
const MOST_REMEMBERED = 20_000

/** The log of this process. What waits to be written is lost where the process dies: it decides nothing for anybody. */
export function createListLog(context: Context, partsOf: PartsOf): ListLog & { readonly stop: () => Promise<void> } {
  const { announcements, clock, config, db, log } = context
  let lists: DatedList[] = []
  let openings: Opening[] = []
  const remembered = new Set<string>()
  const stopping = new AbortController()
  let rememberedOn = ''
  let writing: Promise<void> | undefined

  async function write(): Promise<void> {
    try {
      while (lists.length > 0) await logShown(context, partsOf, lists.splice(0, WRITTEN_AT_ONCE))
      while (openings.length > 0) await logOpened(db, openings.splice(0, WRITTEN_AT_ONCE), clock.now())
    } catch (error) {
      log.warn({ err: serializeError(error) }, 'suggestions that were shown are not logged')
    }
  }

  function writeSoon(): void {
    writing ??= pause(WRITTEN_EVERY_MS, undefined, { ref: false, signal: stopping.signal })
      .catch(() => {})
      .then(write)
      .finally(() => {
        writing = undefined
        if (lists.length + openings.length > 0) writeSoon()
      })
  }

  /** Whether this part of a list was noted today (UTC) already. */
  function isNoted({ viewerId, list, forId, offset }: ShownList, now: number): boolean {
    const day = new Date(now).toISOString().slice(0, 10)
    if (day !== rememberedOn || remembered.size >= MOST_REMEMBERED) remembered.clear()
    rememberedOn = day
    const key = [viewerId, list, forId, offset].join(' ')
    const isKnown = remembered.has(key)
    remembered.add(key)
    return isKnown
  }

  function add<T>(waiting: T[], one: T): void {
    if (waiting.length >= MOST_WAITING) return
    waiting.push(one)
    writeSoon()
  }

  /** What waits tells nothing of those that were erased. What is being written looks for itself who is there. */
  function forget(ids: readonly Id[]): void {
    const erased = new Set<string>(ids)
    lists = lists.flatMap((one) => withoutErased(one, (id) => erased.has(id)) ?? [])
    openings = openings.filter(({ viewerId, personId }) => !erased.has(viewerId) && !erased.has(personId))
    for (const key of remembered) if (key.split(' ').some((part) => erased.has(part))) remembered.delete(key)
  }
  announcements.follow(erasedFromLog, forget)

  return {
    noteShown(shown) {
      if (!config.logShownLists || shown.entries.length === 0) return
      const at = clock.now()
      if (!isNoted(shown, at)) add(lists, { ...shown, at })
    },
    noteOpened(opening) {
      if (config.logShownLists) add(openings, opening)
    },
    async stop() {
      stopping.abort()
      await writing
    },
  }
}
