import { listedStates } from '@trellis/contract/postings/linkStates.ts'
import { expect, test } from 'vitest'
import { candidateIn } from '../../../candidates/candidates.testing.ts'
import { askWords } from '../../student/askWords.ts'
import { memberLists } from '../groupWords.ts'
import { memberWords } from './memberWords.ts'

test('a list of a group is called the same beside its name as inside it', () => {
  for (const list of listedStates) expect(memberLists[list], list).toBe(memberWords.buckets[list].title.toLowerCase())
})

test('the letter to whoever is invited names the button that they then have', () => {
  const { link } = candidateIn('Maya Lopez', 'contacted')
  const facts = { first: 'Maya', posting: 'Chess club', company: '', link: candidateIn('Maya Lopez', 'suggested').link }
  expect(memberWords.contact.begins!(facts)).toContain(`choose ‘${askWords('onRequest', { state: 'contacted', flags: link.flags })}’`)
})
