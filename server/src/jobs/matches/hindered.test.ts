import type { JobMatch } from '@trellis/contract/jobs/jobs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, signedUp } from '../../accounts/testing.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'
import { addsUpWithin, jobOf, jobsOf, studentWith } from '../testing.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter' })
})
afterAll(() => server.close())

describe('jobs that a student cannot take', () => {
  const pupilOf = (told: object = {}) =>
    studentWith(server, ['Beekeeping', 'Chess', 'Falconry'], {
      birthYear: new Date(server.clock.now()).getUTCFullYear() - 16,
      generalInfo: { level: 'hs', locationCity: 'Springfield', locationState: 'IL', locationCountry: 'US', ...told },
    })
  const hindrances = ({ reasons }: JobMatch) => reasons.filter(({ kind }) => kind === 'hindrance').map(({ words }) => words)

  test('come after all that they can, and say why', async () => {
    const pupil = await pupilOf()
    const all = ['Beekeeping', 'Chess', 'Falconry']
    const near = { level: 'hs', locationCity: 'Fairview', locationCountry: 'United States' } as const
    const taken = await jobOf(rita, ['Beekeeping', 'Chess'], { ...near, employmentType: 'unpaid' })
    const college = await jobOf(rita, all, { ...near, level: 'col' })
    const degree = await jobOf(rita, all, { ...near, education: 'Completed 4-year college (Bachelors)' })
    const adult = await jobOf(rita, all, { ...near, description: 'You must be 18 or older.' })
    const abroad = { level: 'hs', locationCountry: 'India', workplace: 'remote', employmentType: 'unpaid' } as const
    const unpaid = await jobOf(rita, all, abroad)
    const mine = [taken, college, degree, adult, unpaid]
    for (const found of [{}, { state: 'suggested', keyword: 'assistant' }] as const) {
      const { hits } = await jobsOf(pupil, found)
      const order = hits.filter(({ _id }) => mine.includes(_id))
      expect(order).toHaveLength(mine.length)
      expect(order[0]!._id).toBe(taken)
      for (const hit of order) expect(hindrances(hit)).toHaveLength(hit._id === taken ? 0 : 1)
      for (const hit of hits) expect(addsUpWithin(hit)).toBeLessThan(1e-6)
      const ineligible = hits.map((hit) => hindrances(hit).length > 0)
      expect(ineligible).toEqual(ineligible.toSorted((one, other) => Number(one) - Number(other)))
    }
    const { hits, total } = await jobsOf(pupil, { state: 'suggested' })
    expect(hits.map(({ _id }) => _id)).toContain(taken)
    expect(hits.flatMap(hindrances)).toEqual([])
    expect(total).toBe(hits.length)
  })

  test('are in the order of their scores, of which place and pay are parts', async () => {
    const pupil = await pupilOf()
    const told = { level: 'hs', name: 'Helper of falcons' } as const
    const at = (place: string, more: object = {}) =>
      jobOf(rita, ['Falconry', 'Chess'], { ...told, locationCity: place, locationCountry: 'USA', ...more })
    const ids = [
      await at('Springfield', { pay: { min: 15, per: 'hour' } }),
      await at('Springfield'),
      await at('Springfield', { employmentType: 'unpaid' }),
      await at('Chicago', { locationState: 'IL', employmentType: 'unpaid' }),
      await at('Austin', { employmentType: 'unpaid' }),
      await at('Springfield', { locationCountry: 'Canada', employmentType: 'unpaid' }),
    ]
    const { hits } = await jobsOf(pupil)
    const found = hits.filter(({ _id }) => ids.includes(_id))
    expect(found.map(({ _id }) => _id)).toEqual(ids)
    const scores = hits.filter((hit) => hindrances(hit).length === 0).map(({ score }) => score)
    scores.slice(1).forEach((score, place) => expect(score).toBeLessThan(scores[place]! + 0.001))
    const wordsOf = (place: number) => found[place]!.reasons.map(({ words }) => words)
    expect(wordsOf(0)).toEqual(expect.arrayContaining(['It is in your city', 'It is paid, and says how much']))
    expect(found[0]!.parts.place).toBeGreaterThan(found[0]!.parts.pay)
    expect(found[3]!.parts).toMatchObject({ pay: 0 })
    expect(wordsOf(4)).toContain('It is in your country')
    for (const hit of found) expect(addsUpWithin(hit)).toBeLessThan(1e-6)
  })
})
