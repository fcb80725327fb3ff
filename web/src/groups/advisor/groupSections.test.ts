import { expect, test } from 'vitest'
import { parts } from './manageSearch.ts'
import { sectionHref, sectionKeys, sectionLabels, sections } from './groupSections.ts'

test('every part of the screen where a group is managed is a section with a key and an address', () => {
  for (const part of parts) expect(sections).toContain(part)
  expect(new Set(sections).size).toBe(sections.length)
  expect(sectionKeys.map(({ key, label }) => `${key} ${label}`).slice(0, 3)).toEqual(['1 Members', '2 Cohorts', '3 Mentoring'])
  expect(sectionKeys).toHaveLength(Object.keys(sectionLabels).length)
  expect(sections.length).toBeLessThanOrEqual(9)
  expect(sections.map((one) => sectionHref('gus', 'frogs', one))).toEqual([
    '/groupadmin/gus/frogs/members/accepted',
    '/groupadmin/gus/frogs/manage?part=cohorts',
    '/groupadmin/gus/frogs/mentoring',
    '/groupadmin/gus/frogs/jobs',
    ...parts.filter((part) => part !== 'cohorts').map((part) => `/groupadmin/gus/frogs/manage?part=${part}`),
    '/groupadmin/gus/frogs/manage',
  ])
})
