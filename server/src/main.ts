import './platform/loading.ts'
import { keepYoungMemorySmall } from './platform/memory.ts'

// After what makes loading quick: what is imported above would be loaded before it.
const { readConfig } = await import('./config.ts')
const { giveUp, start } = await import('./start.ts')
keepYoungMemorySmall()

try {
  await start(readConfig(process.env))
} catch (error) {
  giveUp(error)
}
