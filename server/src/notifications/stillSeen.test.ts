import type { Id } from '@trellis/contract/wire/ids.ts'
import { deleteJob } from '@trellis/contract/jobs/jobs.calls.ts'
import { setMailChoices } from '@trellis/contract/notifications/mailChoices.ts'
import { listNotifications, readNotifications } from '@trellis/contract/notifications/notifications.ts'
import { block, unblock } from '@trellis/contract/people/people.ts'
import { hideProfile, publishProfile } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, type NewPerson, type Person, signedUp, tokenOf } from '../accounts/testing.ts'
import { postedJob } from '../jobs/testing.ts'
import { client } from '../platform/testing/client.ts'
import { HOURS, MINUTES, startServer, type TestServer } from '../platform/testing/server.ts'
import { act, decide } from '../postings/testing.ts'
import { awaitTurns } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const student = (person: NewPerson = {}): Promise<Person> => signedUp(server, { birthYear: 1990, ...person })
const employer = (): Promise<Person> => signedUp(server, { type: 'recruiter' })
const list = (person: Person, query: Record<string, number> = {}) =>
  person.client.call(listNotifications, { params: { userId: person.id }, query })
/** Who the notifications of an employer are about, and what is counted. */
const told = async (owner: Person) => {
  const { items, total, unread } = await list(owner)
  expect(total).toBe(items.length)
  return { people: items.map(({ actorId }) => actorId), unread }
}
const visibility = ({ id }: Person) => ({ body: { profType: 'profile', profID: id } })
const blockOf = (one: Person, other: Person) => ({ body: { userId: one.id, targetId: other.id } })
/** Once a day has passed, sessions have ended. */
const signedInAgain = async (person: Person): Promise<Person> => {
  const token = await tokenOf(server, person)
  return { ...person, token, client: client(server.origin, token) }
}
const postingsOf = async (person: Person) => (await list(person)).items.map(({ subject }) => subject?.id ?? null)

/** Somebody who was contacted, and declined: an employer hears of it, and has nobody who applied. */
async function declined(owner: Person, job: Id, person: NewPerson = {}): Promise<Person> {
  const declining = await student(person)
  await decide(owner, job, declining, 'contacted')
  await act(declining, job, 'rejected')
  return declining
}

describe('an employer is told nothing', () => {
  test('of who is hidden now, and all of it again once they are not', async () => {
    const owner = await employer()
    const job = await postedJob(owner)
    const [ada, ben] = [await declined(owner, job), await declined(owner, job)]
    expect(await told(owner)).toEqual({ people: [ben.id, ada.id], unread: 2 })
    await ada.client.call(hideProfile, visibility(ada))
    expect(await told(owner)).toEqual({ people: [ben.id], unread: 1 })
    expect(await list(owner, { page: 1, size: 1 })).toMatchObject({ items: [], total: 1, unread: 1 })
    expect(JSON.stringify(await list(owner))).not.toContain(ada.name)
    const read = { params: { userId: owner.id }, body: { ids: [] } }
    expect(await owner.client.call(readNotifications, read)).toEqual({ data: { unread: 1 } })
    await ada.client.call(publishProfile, visibility(ada))
    expect(await told(owner)).toEqual({ people: [ben.id, ada.id], unread: 2 })
  })

  test.each(['by the employer', 'by the student'])('of who is blocked %s since', async (by) => {
    const owner = await employer()
    const ada = await declined(owner, await postedJob(owner))
    const [one, other] = by === 'by the employer' ? [owner, ada] : [ada, owner]
    await one.client.call(block, blockOf(one, other))
    expect(await told(owner)).toEqual({ people: [], unread: 0 })
    await one.client.call(unblock, blockOf(one, other))
    expect(await told(owner)).toEqual({ people: [ada.id], unread: 1 })
  })

  test('of who hid or is under 18, once they are no applicant any more', async () => {
    const owner = await employer()
    const [first, second] = [await postedJob(owner), await postedJob(owner)]
    const [ada, minor] = [await student(), await student({ birthYear: 2010 })]
    for (const person of [ada, minor]) await act(person, first, 'applied')
    await ada.client.call(hideProfile, visibility(ada))
    await ada.client.call(block, blockOf(ada, owner))
    expect(await told(owner)).toMatchObject({ people: expect.arrayContaining([ada.id, minor.id]), unread: 2 })
    await act(minor, second, 'applied')
    for (const person of [ada, minor]) await act(person, first, 'withdrawn')
    expect(await told(owner)).toEqual({ people: [minor.id], unread: 1 })
    expect(await postingsOf(owner)).toEqual([second])
  })
})

describe('the job of a notification', () => {
  test('is not named once it is deleted; the words stay', async () => {
    const [owner, ada] = [await employer(), await student({ name: 'Ada Park' })]
    const [job, other] = [await postedJob(owner), await postedJob(owner)]
    await act(ada, job, 'applied')
    await decide(owner, job, ada, 'accepted')
    await decide(owner, other, ada, 'contacted')
    expect(await postingsOf(owner)).toEqual([job])
    expect((await postingsOf(ada)).toSorted()).toEqual([job, other].toSorted())
    await owner.client.call(deleteJob, { params: { id: job } })
    const { items, total, unread } = await list(owner)
    expect({ total, unread }).toEqual({ total: 1, unread: 1 })
    expect(items).toMatchObject([{ subject: null, screen: null, actorId: ada.id, words: 'Ada Park applied for Barista' }])
    expect((await postingsOf(ada)).toSorted()).toEqual([null, other].toSorted())
    expect(JSON.stringify(await list(ada))).not.toContain(job)
  })

  test('is not named to a student where a block stands in between, unless they applied', async () => {
    const [owner, ada] = [await employer(), await student()]
    const [applied, contacted] = [await postedJob(owner), await postedJob(owner)]
    await act(ada, applied, 'applied')
    await decide(owner, applied, ada, 'accepted')
    server.clock.advance(1)
    await decide(owner, contacted, ada, 'contacted')
    await owner.client.call(block, blockOf(owner, ada))
    expect(await postingsOf(ada)).toEqual([null, applied])
    await act(ada, applied, 'withdrawn')
    expect(await postingsOf(ada)).toEqual([null, null])
    expect(await list(ada)).toMatchObject({ total: 2, unread: 2 })
  })
})

describe('mails', () => {
  const news = async ({ email }: Person) => (await mailsTo(server, email)).filter(({ subject }) => !subject.startsWith('Verify'))
  const wishes = (person: Person, mailChoice: 'atOnce' | 'daily') =>
    person.client.call(setMailChoices, {
      params: { userId: person.id },
      body: { declined: mailChoice, accepted: mailChoice, contacted: mailChoice },
    })
  const passing = { atOnce: MINUTES, daily: 24 * HOURS }
  const choices = ['atOnce', 'daily'] as const

  test.each(choices)('%s tell nothing of who is hidden by then', async (choice) => {
    const owner = await employer()
    await wishes(owner, choice)
    const job = await postedJob(owner)
    const ada = await declined(owner, job, { name: 'Ada Park' })
    await declined(owner, job, { name: 'Ben Osei' })
    await ada.client.call(hideProfile, visibility(ada))
    server.clock.advance(passing[choice])
    await awaitTurns(server)
    const mails = await news(owner)
    expect(mails.map(({ subject }) => subject)).toEqual(['Ben Osei is not interested in Barista'])
    expect(JSON.stringify(mails)).not.toContain('Ada Park')
  })

  test('daily: what was left out is told on another day, if it can be by then', async () => {
    const owner = await employer()
    const job = await postedJob(owner)
    const ada = await declined(owner, job, { name: 'Ada Park' })
    await ada.client.call(hideProfile, visibility(ada))
    server.clock.advance(24 * HOURS)
    expect(await news(owner)).toEqual([])
    await (await signedInAgain(ada)).client.call(publishProfile, visibility(ada))
    await declined(await signedInAgain(owner), job, { name: 'Ben Osei' })
    server.clock.advance(24 * HOURS)
    const [mail] = await news(owner)
    expect(mail!.subject).toMatch(/^2 things happened/)
    expect(mail!.text).toMatch(/Ben Osei is not interested in Barista[\s\S]+Ada Park is not interested in Barista/)
  })

  test.each(choices)('%s lead to the list where the job is gone', async (choice) => {
    const [owner, ada] = [await employer(), await student()]
    await wishes(ada, choice)
    const job = await postedJob(owner)
    await decide(owner, job, ada, 'contacted')
    await owner.client.call(deleteJob, { params: { id: job } })
    server.clock.advance(passing[choice])
    const [mail] = await news(ada)
    expect(mail!.subject).toBe('Blue Door contacted you about Barista')
    expect(mail!.text).toContain('/notifications')
    expect(JSON.stringify(mail)).not.toContain(job)
  })
})
