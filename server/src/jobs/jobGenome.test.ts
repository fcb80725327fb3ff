import { jobGenome } from '@trellis/contract/jobs/jobs.calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { client } from '../platform/testing/client.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let rita: Person
beforeAll(async () => {
  server = await startServer()
  rita = await signedUp(server, { type: 'recruiter', name: 'Rita Cole' })
})
afterAll(() => server.close())

test('the genome of a job that is being written is made of its skills and its text, and nothing is stored', async () => {
  const empty = await rita.client.call(jobGenome, { body: {} })
  expect(empty.data).toEqual({ signature: null, skillsInText: [] })
  const body = { name: 'Barista', description: 'You love cooking and biology', skills: [{ name: 'Biology' }] }
  const { data } = await rita.client.call(jobGenome, { body })
  expect(data.signature).toHaveLength(31)
  expect(data.skillsInText).toContain('Cooking')
  expect(data.skillsInText).not.toContain('Biology')
})

test('the name of the employer tells no skill, except where it is one word, which may mean anything', async () => {
  const skillsOf = async (companyInstitution: string, description: string) =>
    (await rita.client.call(jobGenome, { body: { companyInstitution, description } })).data.skillsInText
  const text = 'Harbor  Credit Union looks for help. Much of our work is listening.'
  expect(await skillsOf('Harbor', text)).toEqual(['Banking'])
  expect(await skillsOf('Harbor credit union', text)).toEqual([])
  expect(await skillsOf('Harbor Credit Union', 'You know a credit union, and Harbor Credit Union')).toEqual(['Banking'])
  expect(await skillsOf('C++ (and) [more', 'We love cooking at C++ (and) [more')).toEqual(['Cooking'])
})

test('it is for whoever has postings, and for super-users', async () => {
  const [ada, gus] = [await signedUp(server), await signedUp(server, { type: 'advisor' })]
  const sue = await signedUp(server, { type: 'advisor', superUser: true })
  for (const who of [gus, sue]) expect((await who.client.call(jobGenome, { body: {} })).data.signature).toBeNull()
  expect(await ada.client.refused(jobGenome, { body: {} })).toMatchObject({ code: 'Forbidden' })
  expect(await client(server.origin).refused(jobGenome, { body: {} })).toMatchObject({ code: 'NotSignedIn' })
  expect(await rita.client.refused(jobGenome, { body: { description: 5 } })).toMatchObject({
    fields: { description: expect.any(String) },
  })
})
