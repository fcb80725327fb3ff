import { readConfig } from './config.ts'
import { giveUp, start } from './start.ts'

try {
  await start(readConfig(process.env))
} catch (error) {
  giveUp(error)
}
