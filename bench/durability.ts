import { randomInt } from 'node:crypto'
import { argument } from './argument.ts'
import { type Installation, onEachDatabase } from './databases.ts'
import { type Finding, milliseconds, report } from './figures.ts'
import { post, Refused, type SignedIn, signedUpStudent } from './people.ts'
import { type Product, startProduct } from '../tools/product.ts'

// `npm run bench:durability [-- --kills 20]`: kill -9 while writes are acknowledged, again and again. Every write that was
// answered with 200 has to be there afterwards, and the server has to be ready again in time.
const KILLS = argument('kills', 20)
const WRITERS = 4
const LONGEST_READY_MS = 3_000

interface Writer extends SignedIn {
  acknowledged: number
}

/** Writes ever higher numbers into the bio until the server is gone. */
async function write(origin: string, writer: Writer): Promise<void> {
  try {
    for (let number = writer.acknowledged + 1; ; number++) {
      const data = { aspirationalRole: String(number) }
      await post(origin, '/profile/partialUpdate/', { userId: writer.id, type: 'professionalInfo', data }, writer.token)
      writer.acknowledged = number
    }
  } catch (error) {
    if (error instanceof Refused) throw error
  }
}

async function stored(origin: string, writer: Writer): Promise<number> {
  const headers = { authorization: `Bearer ${writer.token}` }
  const reply = await fetch(`${origin}/api/profile/${writer.id}`, { headers })
  const profile = (await reply.json()) as { _source: { professionalInfo: { aspirationalRole: string } } }
  return Number(profile._source.professionalInfo.aspirationalRole)
}

async function measure({ kind, env, dataFolder }: Installation): Promise<Finding[]> {
  let product: Product = await startProduct(env)
  const writers: Writer[] = []
  for (let number = 0; number < WRITERS; number++) {
    const student = await signedUpStudent(product.origin, dataFolder, `writer${number}@example.org`)
    writers.push({ ...student, acknowledged: 0 })
  }
  let lost = 0
  let slowest = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { origin } = product
    const writing = writers.map((writer) => write(origin, writer))
    await new Promise((resolve) => setTimeout(resolve, randomInt(150, 700)))
    await product.kill()
    await Promise.all(writing)
    product = await startProduct(env)
    slowest = Math.max(slowest, product.readyAfter)
    for (const writer of writers) if ((await stored(product.origin, writer)) < writer.acknowledged) lost++
  }
  const total = writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)
  await product.stop()
  return [
    { what: `${kind}: acknowledged writes under ${KILLS} × kill -9`, value: String(total) },
    { what: `${kind}: writes lost`, value: String(lost), goal: '0', met: lost === 0 && total > 0 },
    { what: `${kind}: slowest start until ready`, value: milliseconds(slowest), goal: '≤ 3 s', met: slowest <= LONGEST_READY_MS },
  ]
}

report('Durability', await onEachDatabase('durability', measure))
