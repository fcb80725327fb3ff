import { searchProfiles } from '@trellis/contract/matching/peopleSearch.calls.ts'
import { hideProfile, partialUpdate } from '@trellis/contract/profiles/profiles.calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type NewPerson, type Person, signedUp } from '../../accounts/testing.ts'
import { client } from '../../platform/testing/client.ts'
import { startServer, type TestServer } from '../../platform/testing/server.ts'

let server: TestServer
let seeker: Person
beforeAll(async () => {
  server = await startServer()
  const grown = (person: NewPerson) => signedUp(server, { birthYear: 1990, ...person })
  seeker = await grown({ type: 'recruiter', name: 'Rita Recruiter' })
  await grown({ name: 'Katherine Johnson', bio: { collegeInfo: { name: 'West Virginia State', major: [{ name: 'Mathematics' }] } } })
  await grown({ name: 'Catherine Blake', generalInfo: { birthYear: 1990, locationCity: 'Kraków' } })
  await grown({ name: 'John Smith', bio: { professionalInfo: { positionsHeld: [{ name: 'Barista', companyInstitution: 'Blue Door' }] } } })
  await grown({ name: 'José Ångström', bio: { highschoolInfo: { clubsOrgs: [{ name: 'Robots', tags: ['C++', 'Leadership'] }] } } })
  await grown({ name: 'Johnathan Smithers', bio: { ikigaiInfo: { aspireTo: 'Leadership of 100% of O’Neill’s barista school' } } })
})
afterAll(() => server.close())

async function found(phrase: string, query: { start?: number; size?: number } = {}, viewer = seeker) {
  const { hits } = await viewer.client.call(searchProfiles, { params: { phrase }, query })
  return { names: hits.hits.map((card) => card._source.generalInfo.name), total: hits.total }
}

describe('searching', () => {
  test.each([
    ['a name', 'Katherine Johnson', ['Katherine Johnson']],
    ['the words in any order and case', 'johnson KATHERINE', ['Katherine Johnson']],
    ['the beginning of words', 'kath joh', ['Katherine Johnson']],
    ['a part of a word', 'hemat', ['Katherine Johnson']],
    ['a school', 'west virginia', ['Katherine Johnson']],
    ['work', 'blue door', ['John Smith']],
    ['a headline', 'Barista at Blue Door', ['John Smith']],
    ['a skill', 'c++', ['José Ångström']],
    ['a place without its accent', 'krakow', ['Catherine Blake']],
    ['a name without its accents', 'jose angstrom', ['José Ångström']],
    ['a name with its accents', 'Ångström', ['José Ångström']],
    ['a name with an apostrophe', "O'Neills", ['Johnathan Smithers']],
    ['wildcards as what they are', '100%', ['Johnathan Smithers']],
    ['a wildcard alone as no word', '%', ['Catherine Blake', 'John Smith', 'Johnathan Smithers', 'José Ångström', 'Katherine Johnson']],
    ['a letter too many', 'Smitth', ['John Smith']],
    ['a letter too few', 'Kathrine', ['Katherine Johnson']],
    ['two letters swapped', 'Jhon', ['John Smith']],
    ['two typos in a long word', 'Kathrien', ['Katherine Johnson']],
    ['one typo and one word that is right', 'leadrship anstrom', ['José Ångström']],
    ['nobody', 'zzzzqqq', []],
    ['three letters with a typo', 'jxn', []],
  ])('finds %s', async (_, phrase, names) => {
    const { names: all, total } = await found(phrase)
    expect(all).toEqual(names)
    expect(total).toBe(names.length)
  })

  test('takes a mark of a word that was meant as what it is', async () => {
    await signedUp(server, { name: 'Mark Plus', birthYear: 1990, bio: { highschoolInfo: { clubsOrgs: [{ name: 'Basic++ 2000' }] } } })
    expect((await found('bazic++')).names).toEqual(['Mark Plus'])
  })

  test('tells nothing of the words of those who are hidden', async () => {
    const hidden = await signedUp(server, { name: 'Quirin Zaphod', birthYear: 1990 })
    await hidden.client.call(hideProfile, { body: { profType: 'profile', profID: hidden.id } })
    await signedUp(server, { name: 'Quirin Zaphot', birthYear: 1990 })
    expect((await found('zaphod')).names).toEqual(['Quirin Zaphot'])
  })

  test('names come before what else holds the word', async () => {
    expect((await found('leadership')).names).toEqual(['Johnathan Smithers', 'José Ångström'])
    expect((await found('john')).names).toEqual(['John Smith', 'Johnathan Smithers', 'Katherine Johnson'])
  })

  test('finds everybody by name without a keyword, page by page', async () => {
    const everybody = await found('-')
    expect(everybody.names).toEqual(everybody.names.toSorted())
    expect(everybody.total).toBe(7)
    expect(await found('-', { start: 1, size: 2 })).toEqual({ names: everybody.names.slice(1, 3), total: 7 })
    expect(await found('-', { start: 99 })).toEqual({ names: [], total: 7 })
  })

  test.each([
    ['a phrase of 200 letters', 'é'.repeat(200)],
    ['a hundred words', 'ab '.repeat(66)],
    ['other scripts', '日本'.repeat(50)],
    ['a slash and a question', 'a/b?c=d#e'],
  ])('takes %s', async (_, phrase) => expect((await found(phrase)).total).toBe(0))

  test.each([
    ['a NUL character', { params: { phrase: 'a\u0000' } }],
    ['a phrase that is too long', { params: { phrase: 'a'.repeat(201) } }],
    ['a page that is too large', { params: { phrase: 'a' }, query: { size: 101 } }],
    ['a start below 0', { params: { phrase: 'a' }, query: { start: -1 } }],
    ['an unknown field', { params: { phrase: 'a' }, query: { page: 1 } }],
  ])('refuses %s', async (_, input) => {
    expect(await seeker.client.refused(searchProfiles, input)).toMatchObject({ status: 400, code: 'BadInput' })
  })

  test('needs a session', async () => {
    expect(await client(server.origin).refused(searchProfiles, { params: { phrase: 'a' } })).toMatchObject({ code: 'NotSignedIn' })
  })
})

describe('words that nobody uses any more', () => {
  test('are forgotten, others stay', async () => {
    const person = await signedUp(server, { name: 'Xenia Plugh', birthYear: 1990 })
    for (const phrase of ['plugh', 'plugj', 'xenia', 'xennia']) expect((await found(phrase)).names).toEqual(['Xenia Plugh'])
    const data = { name: 'Xenia Smith', birthYear: 1990 }
    await person.client.call(partialUpdate, { body: { userId: person.id, type: 'generalInfo', data } })
    for (const phrase of ['plugh', 'plugj']) expect((await found(phrase)).names).toEqual([])
    for (const phrase of ['xenia', 'xennia']) expect((await found(phrase)).names).toEqual(['Xenia Smith'])
    await person.client.call(hideProfile, { body: { profType: 'profile', profID: person.id } })
    for (const phrase of ['xenia', 'xennia']) expect((await found(phrase)).names).toEqual([])
    expect((await found('xenia', {}, person)).names).toEqual(['Xenia Smith'])
  })

  test('do not take the place of those that somebody uses', async () => {
    for (const name of ['Aa Wugglea', 'Ab Wuggleb', 'Ac Wugglec', 'Ad Wuggled', 'Ae Wugglee', 'Af Wugglef']) {
      const hidden = await signedUp(server, { name, birthYear: 1990 })
      await hidden.client.call(hideProfile, { body: { profType: 'profile', profID: hidden.id } })
    }
    await signedUp(server, { name: 'Zoe Wugglez', birthYear: 1990 })
    expect((await found('wugglex')).names).toEqual(['Zoe Wugglez'])
  })
})
