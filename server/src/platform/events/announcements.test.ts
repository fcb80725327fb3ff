import { newId } from '@trellis/contract/wire/ids.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Database } from '../database/database.ts'
import { createLog } from '../log.ts'
import { freshDatabase } from '../testing/database.ts'
import { type Announcement, announcementKind, createAnnouncements } from './announcements.ts'

const log = createLog(readConfig({ LOG_LEVEL: 'silent' }))
const moved = announcementKind('moved')
const ada = newId(0)

let database: Database
let sent: Announcement[]
let heard: string[]
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  sent = []
  heard = []
})

function announcing() {
  const announcements = createAnnouncements(log, { send: (one) => void sent.push(one), start: () => {}, stop: async () => {} })
  announcements.follow(moved, () => {
    throw new Error('of no use')
  })
  announcements.follow(moved, (ids) => void heard.push(...ids))
  return announcements
}

test('an announcement is heard after the commit, here and by the others, whatever one follower makes of it', async () => {
  await database.db.transaction(async (tx) => {
    announcing().announce(tx, moved, [ada])
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([ada])
  expect(sent).toEqual([{ kind: 'moved', ids: [ada] }])
})

test('nobody hears of what is taken back, of nothing, or of another kind', async () => {
  const failing = database.db.transaction(async (tx) => {
    announcing().announce(tx, moved, [ada])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  announcing().announce(database.db, moved, [])
  announcing().announce(database.db, announcementKind('stayed'), [ada])
  expect(heard).toEqual([])
  expect(sent).toEqual([{ kind: 'stayed', ids: [ada] }])
})
