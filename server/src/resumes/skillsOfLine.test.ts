import { readSkills } from '@trellis/contract/resumes/resumes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signedUp } from '../accounts/testing.ts'
import { startServer, type TestServer } from '../platform/testing/server.ts'

let server: TestServer
let ada: Person
beforeAll(async () => {
  server = await startServer()
  ada = await signedUp(server)
})
afterAll(() => server.close())

test.each([
  ['Robotics club captain', ['Robotics', 'Team captain']],
  ['I babysit my cousins', ['Babysitting']],
  ['coding games in Python', ['Python programming']],
  ['volunteering at the food bank', ['Food bank volunteering', 'Volunteering']],
  ['hanging around', []],
  ['', []],
])('of %j these are the skills: %j', async (text, skills) => {
  const { data } = await ada.client.call(readSkills, { body: { text } })
  expect(data.skills.toSorted()).toEqual(skills.toSorted())
})

test('a whole page is no line', async () => {
  expect(await ada.client.refused(readSkills, { body: { text: 'x'.repeat(201) } })).toMatchObject({ code: 'BadInput' })
})
