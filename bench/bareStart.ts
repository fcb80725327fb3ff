import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { vector } from '@electric-sql/pglite-pgvector'
import Fastify from 'fastify'
import pg from 'pg'

// A Fastify that opens a database and answers from it, and nothing else, to compare a start with. Started by bench/start.ts.
const { DATABASE_URL, DATABASE_FOLDER } = process.env as Record<string, string | undefined>

interface Bare {
  query(text: string): Promise<{ rows: unknown[] }>
  close(): Promise<void>
}

async function embedded(dataDir: string): Promise<Bare> {
  const database = await PGlite.create({ dataDir, extensions: { vector, pg_trgm }, postgresqlconf: ['shared_buffers = 16MB'] })
  return { query: (text) => database.query(text), close: () => database.close() }
}

function postgres(connectionString: string): Bare {
  const pool = new pg.Pool({ connectionString })
  return { query: (text) => pool.query(text), close: () => pool.end() }
}

const database = DATABASE_URL === undefined ? await embedded(DATABASE_FOLDER!) : postgres(DATABASE_URL)
await database.query('select 1')

const app = Fastify()
app.get('/health/ready', async () => (await database.query('select count(*) from accounts')).rows)
await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`bare is ready at ${app.listeningOrigin}\n`)
process.on('SIGTERM', () => void database.close().then(() => process.exit(0)))
