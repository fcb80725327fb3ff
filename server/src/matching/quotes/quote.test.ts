import { emptyProfile, type StudentProfile } from '@trellis/contract/profiles/profiles.ts'
import { expect, test } from 'vitest'
import { vocabulary } from '../../vocabulary/shippedVocabulary.ts'
import { passagesOf } from './passages.ts'
import { quoteOf } from './quote.ts'

const job = (workDescription: string, tags: string[], others = {}) => ({
  name: 'Cook',
  companyInstitution: 'Blue Door',
  workDescription,
  startDate: null,
  endDate: null,
  proudestAcomplishments: '',
  bestPartOfWorking: '',
  canBeImproved: '',
  tags,
  ...others,
})
type Told = (bio: StudentProfile) => void
const positions =
  (...held: ReturnType<typeof job>[]): Told =>
  ({ professionalInfo }) =>
    void professionalInfo.positionsHeld.push(...held)

test.each<[string, string[], string | null]>([
  ['all that it was tagged with is shared', ['Oceanography', 'Data analysis'], 'I published my first paper on reef fish.'],
  ['a part of it is', ['Data analysis'], null],
])('of two who have little in common, what names no skill is quoted where %s', (_, shared, text) => {
  const bio = emptyProfile()
  positions(job('I published my first paper on reef fish.', ['Oceanography', 'Data analysis', 'Focus']))(bio)
  expect(quoteOf(passagesOf(bio), shared.map(vocabulary.indexOf), true)?.text ?? null).toBe(text)
})

function quoted(tell: Told, ...shared: string[]) {
  const bio = emptyProfile()
  tell(bio)
  return quoteOf(passagesOf(bio), shared.map(vocabulary.indexOf)) ?? null
}

const long = `Taught chess ${'to everybody who came '.repeat(10)}`

test.each<[string, Told, string[], object | null]>([
  ['nothing written', () => undefined, ['Chess'], null],
  ['nothing shared', positions(job('I taught chess to forty children.', ['Chess'])), [], null],
  [
    'a sentence that names it before one that does not',
    positions(job('I came early each day. I taught chess to forty children.', ['Chess'])),
    ['Chess'],
    { text: 'I taught chess to forty children.', of: 'Cook at Blue Door', skill: 'Chess' },
  ],
  [
    'the first sentence of what is tagged, where none names it',
    positions(job('Forty children came each week. Most of them stayed there.', ['Chess'])),
    ['Chess'],
    { text: 'Forty children came each week.', of: 'Cook at Blue Door', skill: '' },
  ],
  ['what is tagged with a trait alone', positions(job('Forty children came each week.', ['Focus'])), ['Focus'], null],
  [
    'a sentence that names a trait',
    positions(job('Patience is what forty children teach you.', ['Patience'])),
    ['Patience'],
    { text: 'Patience is what forty children teach you.', skill: 'Patience' },
  ],
  [
    'the rarest of two that say as much',
    positions(job('Forty children came each week.', ['Baking']), job('We played until the lights went out.', ['Chess'])),
    ['Chess', 'Baking'],
    { text: 'We played until the lights went out.', skill: '' },
  ],
  [
    'a commoner one that is named before a rarer one that is not',
    positions(job('Forty children came each week.', ['Chess']), job('Nobody liked my baking at first.', ['Baking'])),
    ['Chess', 'Baking'],
    { text: 'Nobody liked my baking at first.', skill: 'Baking' },
  ],
  [
    'the part played in a club',
    ({ highschoolInfo }) =>
      void highschoolInfo.clubsOrgs.push({
        name: 'Robotics Team',
        titlePosition: 'Builder, now responsible for everything wet',
        timeCommitment: '',
        duration: '',
        tags: ['Robotics'],
      }),
    ['Robotics'],
    { text: 'Builder, now responsible for everything wet', of: 'Robotics Team', skill: '' },
  ],
  [
    'a part that is called as what it was played in, once',
    ({ collegeInfo }) =>
      void collegeInfo.jobsInternshipsProjects.push({
        name: 'Aide to a speech therapist',
        titlePosition: 'Aide to a speech therapist',
        timeCommitment: '',
        duration: '',
        tags: ['Speech therapy'],
      }),
    ['Speech therapy'],
    { text: 'Aide to a speech therapist', of: '' },
  ],
  [
    'a day of a club, of which it says nothing but the name',
    ({ highschoolInfo: { clubsOrgs, impactfulActivities, proudestAcomplishments } }) => {
      clubsOrgs.push({ name: "Writers' Workshop", titlePosition: '', timeCommitment: '', duration: '', tags: ['Creative writing'] })
      clubsOrgs.push({ name: 'Repair café', titlePosition: '', timeCommitment: '', duration: '', tags: ['Volunteering'] })
      impactfulActivities.push({ name: "Open day of the Writers' Workshop", tags: ['Creative writing'] })
      proudestAcomplishments.push({ name: 'Raised six hundred dollars for the Repair Café.' })
    },
    ['Creative writing', 'Appliance repair'],
    null,
  ],
  ['a name alone', positions(job('', ['Chess'], { proudestAcomplishments: 'Chess club captain' })), ['Chess'], null],
  ['what could be improved', positions(job('', ['Chess'], { canBeImproved: 'Nobody there knew how chess is taught.' })), ['Chess'], null],
  [
    'a word without a tag that means something else',
    ({ ikigaiInfo }) => void (ikigaiInfo.comesEasy = 'Running the shop when nobody else is there.'),
    ['Running'],
    null,
  ],
  ['what somebody wishes for', ({ ikigaiInfo }) => void (ikigaiInfo.aspireTo = 'I want to teach chess one day.'), ['Chess'], null],
  [
    'no more than is read at a glance, to the last whole word',
    positions(job(long, ['Chess'])),
    ['Chess'],
    { text: expect.stringMatching(/^Taught chess (?:to everybody who came )+to everybody who…$/) as string },
  ],
])('of %s', (_, tell, shared, quote) => {
  const found = quoted(tell, ...shared)
  if (quote === null) expect(found).toBeNull()
  else expect(found).toMatchObject(quote)
  expect(found?.text.length ?? 0).toBeLessThanOrEqual(141)
})
