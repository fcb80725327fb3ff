import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test.each(['/api/docs', '/api/docs/'])('%s shows the API document, with the scripts that it needs and no others', async (path) => {
  const answer = await fetch(server.origin + path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self' 'unsafe-inline'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const page = await answer.text()
  expect(page).toContain('/api/openapi.json')
  const script = /src="([^"]+\.js)"/.exec(page)![1]!
  const loaded = await fetch(new URL(script, `${server.origin}/api/docs/`))
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')])
})

test('what is not of the document is not there', async () => {
  expect((await fetch(`${server.origin}/api/docs/nothing`)).status).toBe(404)
})
