import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run dev`: the server starts again at each change, the web app changes in place at the address that Vite prints.
const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env['PORT'] ?? '3000'
const env = { ...process.env, NODE_ENV: 'development', PORT: port, TRELLIS_PORT: port }
const sides = [
  spawn(process.execPath, ['--watch-path=server', '--watch-path=contract', 'server/src/main.ts'], { cwd: root, env, stdio: 'inherit' }),
  spawn('vite', ['web'], { cwd: root, env, stdio: 'inherit' }),
]
for (const side of sides) side.on('exit', () => sides.forEach((other) => other.kill()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => sides.forEach((side) => side.kill()))
