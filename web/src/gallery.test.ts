import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { gallery } from '../../tools/gallery/screens.ts'
import { createAppRouter } from './router.ts'

const ids = {
  self: 'USER',
  other: 'OTHER',
  job: 'JOB',
  group: 'GROUP',
  byInvitation: 'group',
  mentored: 'GROUP',
  mentoringGroup: 'MENTORING',
}

test('the gallery shows every screen of the router', () => {
  const router = createAppRouter(createMemoryHistory())
  const addresses = gallery.flatMap(({ screens }) => screens.map(({ address }) => address(ids).split('?')[0]!))
  const shown = new Set(addresses.map((address) => router.getMatchedRoutes(address)[2]?.id))
  const parents = new Set(Object.values(router.routesById).map(({ parentRoute }) => parentRoute?.id as string | undefined))
  const screens = Object.values(router.routesById).filter(({ id, options }) => options.component !== undefined && !parents.has(id))
  expect(screens.length).toBeGreaterThan(30)
  expect(screens.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([])
})
