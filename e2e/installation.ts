import '../server/src/platform/loading.ts'

// The product as journeys find it: with PEOPLE made-up people beside the cast, made before the first request. Its clock
// begins at STARTS_AT, if that is said; each SIGUSR2 moves it on by 16 minutes.
const LATER_MS = 16 * 60_000
const now = Date.now
const startsAt = process.env['STARTS_AT'] ?? ''
let moved = startsAt === '' ? 0 : Date.parse(startsAt) - now()
Date.now = () => now() + moved
process.on('SIGUSR2', () => {
  moved += LATER_MS
})

// After what makes loading quick: what is imported above would be loaded before it.
const { readConfig } = await import('../server/src/config.ts')
const { giveUp, start } = await import('../server/src/start.ts')

try {
  const count = Number(process.env['PEOPLE'])
  await start(readConfig(process.env), async (context) => {
    if (count === 0) return
    const { makeDemonstration } = await import('../server/src/demonstration/demonstration.ts')
    await makeDemonstration(context, { count })
    // Whoever is suggested is there before anybody looks.
    await context.tasks.runDue()
  })
} catch (error) {
  giveUp(error)
}
