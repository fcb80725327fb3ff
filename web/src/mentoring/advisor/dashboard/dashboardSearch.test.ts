import { expect, test } from 'vitest'
import { readDashboardSearch } from './dashboardSearch.ts'

const id = '01900000-0000-7000-8000-000000000001'

test.each([
  [
    { open: id, show: 'mentees', member: id },
    { open: id, show: 'mentees', member: id },
  ],
  [
    { show: 'load', at: 10 },
    { show: 'load', at: 10 },
  ],
  [{ show: 'load', at: 11 }, {}],
  [{ show: 'load' }, {}],
  [{ show: 'mentees', at: 3 }, { show: 'mentees' }],
  [{ open: 'x', show: 'everything', member: 7 }, {}],
])('the query %j is read as %j', (query, read) => expect(readDashboardSearch(query)).toEqual(read))
