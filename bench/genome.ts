import { makePeople } from '../server/src/demonstration/people/makePeople.ts'
import { entriesOf } from '../server/src/genome/entries.ts'
import { vocabulary } from '../server/src/vocabulary/shippedVocabulary.ts'
import { nodeMassOf, signatureOf, tagMassOf } from '../server/src/genome/signature.ts'
import { argument } from './argument.ts'
import { openCommunity } from './community.ts'
import { type Finding, milliseconds, percentile, report } from './figures.ts'
import { post, signIn } from './people.ts'

// `npm run bench:genome [-- --people 100000]`: signatures of 100,000 people from the tags of their bios, on one core; and
// how long a change to one bio takes until it is in its matches, over HTTP on the embedded database.
const PEOPLE = argument('people', 100_000)
const BATCH = 5_000
const CHANGES = 20
const LONGEST_MS = 1_000
const now = Date.UTC(2026, 8, 1)

/** The signatures of so many people, made some thousands at a time so that making the people does not count. */
function peoplePerSecond(): number {
  let seconds = 0
  let batch: ReturnType<typeof entriesOf>[] = []
  const compute = (): void => {
    const began = performance.now()
    for (const entries of batch) signatureOf(nodeMassOf(tagMassOf(entries, vocabulary), vocabulary))
    seconds += (performance.now() - began) / 1_000
    batch = []
  }
  for (const { profile } of makePeople({ seed: 7, count: PEOPLE, now })) {
    batch.push(entriesOf(profile, now))
    if (batch.length === BATCH) compute()
  }
  compute()
  return PEOPLE / seconds
}

/** Changes a bio and asks for its matches: how long until a reason names the new skill's effect on the score. */
async function changeToMatch(): Promise<number[]> {
  const community = await openCommunity('embedded', Math.min(PEOPLE, 2_000))
  const { origin } = community
  const { id, token } = await signIn(origin, community.viewers[0]!)
  const samples: number[] = []
  const ask = () =>
    post<{ hits: { hits: { _id: string; score: number }[] } }>(origin, '/pythonApi/findPeople', { userId: id, size: 10 }, token)
  for (let change = 0; change < CHANGES; change++) {
    const tag = vocabulary.skills[(change * 37) % vocabulary.skills.length]!.label
    const before = JSON.stringify((await ask()).hits.hits.map(({ _id, score }) => [_id, score]))
    const data = { impactfulActivities: [{ name: `Change ${change}`, tags: [tag] }] }
    const began = performance.now()
    await post(origin, '/profile/partialUpdate/', { userId: id, type: 'professionalInfo', data }, token)
    while (JSON.stringify((await ask()).hits.hits.map(({ _id, score }) => [_id, score])) === before) {
      if (performance.now() - began > 10 * LONGEST_MS) throw new Error('A change never came into the matches')
    }
    samples.push(performance.now() - began)
  }
  await community.close()
  return samples
}

const perSecond = peoplePerSecond()
const delays = await changeToMatch()
const slowest = percentile(delays, 1)
const findings: Finding[] = [
  { what: `signatures from the tags of ${PEOPLE} people, one core`, value: `${Math.round(perSecond).toLocaleString('en')} people/s` },
  { what: 'a change in its matches, median', value: milliseconds(percentile(delays, 0.5)) },
  { what: `a change in its matches, slowest of ${CHANGES}`, value: milliseconds(slowest), goal: '≤ 1 s', met: slowest <= LONGEST_MS },
]
report('Genome', findings)
process.exit()
