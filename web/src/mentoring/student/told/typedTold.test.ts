import { expect, test } from 'vitest'
import { toldSchema, typedOf, type TypedTold } from './typedTold.ts'

const nothing: TypedTold = { capacity: '', offers: '', seeks: '', languages: '', timeZone: '' }
const read = (typed: Partial<TypedTold>) => toldSchema.safeParse({ ...nothing, ...typed })

test('what is typed is read, and an empty field says nothing', () => {
  expect(read({}).data).toEqual({ capacity: null, offers: [], seeks: [], languages: [], timeZone: null })
  const typed = {
    capacity: ' 3 ',
    offers: 'Interviews\n\n  Grad school ',
    seeks: 'interviews\nInterviews',
    languages: 'Deutsch, english\nGerman',
    timeZone: 'Europe/Vienna',
  }
  const told = read(typed).data!
  expect(told).toMatchObject({
    capacity: 3,
    offers: ['Interviews', 'Grad school'],
    seeks: ['interviews'],
    languages: ['de', 'en'],
    timeZone: 'Europe/Vienna',
  })
  expect(typedOf(told)).toEqual({
    capacity: '3',
    offers: 'Interviews\nGrad school',
    seeks: 'interviews',
    languages: 'German\nEnglish',
    timeZone: 'Europe/Vienna',
  })
})

test.each<[Partial<TypedTold>, string, string]>([
  [{ capacity: 'some' }, 'capacity', 'Enter a whole number'],
  [{ capacity: '101' }, 'capacity', 'Enter 100 or less'],
  [{ offers: Array.from({ length: 11 }, (_, at) => `Topic ${at}`).join('\n') }, 'offers', 'Name at most 10 topics'],
  [{ languages: 'English\nKlingon' }, 'languages', 'Write the English name of a language in place of “Klingon”'],
  [{ languages: 'ar\nbg\ncs\nda\nde\nen\nes\nfi\nfr\nga\nhe' }, 'languages', 'Name at most 10 languages'],
  [{ seeks: 'x'.repeat(51) }, 'seeks', 'Use at most 50 characters'],
])('%j is told at %s', (typed, field, message) => {
  expect(read(typed).error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]])
})
