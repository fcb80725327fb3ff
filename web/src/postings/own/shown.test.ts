import { newId } from '@trellis/contract/wire/ids.ts'
import type { JobState, OwnJobCard } from '@trellis/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { shownPostings, stateCounts } from './shown.ts'

function job(name: string, state: JobState, skills: string[] = [], locationCity = ''): OwnJobCard {
  const counts = { suggested: 0, saved: 0, applied: 0, contacted: 0, accepted: 0, rejected: 0 }
  const pay = { min: null, max: null, currency: 'USD', per: 'year' } as const
  const generalInfo = {
    name,
    state,
    skills,
    locationCity,
    locationState: '',
    locationCountry: '',
    companyInstitution: 'Blue Door',
    employmentType: 'fullTime' as const,
    level: 'col' as const,
    workplace: 'onSite' as const,
    pay,
    applyUntil: null,
    postedAt: null,
    resumeWanted: false,
    groupPicture: '',
  }
  const own = { ownerId: newId(), ownerName: 'Priya', counts, applicants: 0, views: 0, forMembers: false, createdAt: 0, updatedAt: 0 }
  return { _id: newId(), type: 'job', applied: null, link: null, _source: { generalInfo }, own }
}

const jobs = [job('Junior baker', 'open', ['Baking'], 'Zürich'), job('Data analyst', 'draft', ['Python']), job('Head baker', 'closed')]
const named = (state: JobState | '', text: string) => shownPostings(jobs, { state, text }).map(({ _source }) => _source.generalInfo.name)

test('jobs are filtered by their state and by every word typed', () => {
  expect(named('', '')).toHaveLength(3)
  expect(named('open', '')).toEqual(['Junior baker'])
  expect(named('', 'BAKER')).toEqual(['Junior baker', 'Head baker'])
  expect(named('', 'baker zurich')).toEqual(['Junior baker'])
  expect(named('draft', 'blue python')).toEqual(['Data analyst'])
  expect(named('open', 'python')).toEqual([])
})

test('each state is counted', () => {
  expect(stateCounts(jobs)).toEqual({ draft: 1, open: 1, closed: 1, '': 3 })
})
