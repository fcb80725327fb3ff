import Fastify from 'fastify'
import pg from 'pg'

// A Fastify route with one prepared query and nothing else, to compare with. Started by bench/http.ts, which says what to
// query: each route answers the rows of its query as JSON.
export interface BareRoute {
  readonly url: string
  readonly text: string
  readonly values: readonly unknown[]
}

const { DATABASE_URL, ROUTES, CONNECTIONS } = process.env as Record<string, string>
const pool = new pg.Pool({ connectionString: DATABASE_URL!, max: Number(CONNECTIONS) })
const app = Fastify()
for (const { url, text, values } of JSON.parse(ROUTES!) as BareRoute[]) {
  app.get(url, async () => (await pool.query({ name: url, text, values: [...values] })).rows)
}
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`bare is ready at ${app.listeningOrigin}\n`)
