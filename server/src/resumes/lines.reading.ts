import { reading } from '../platform/reading/reading.ts'
import { skillsInText } from './skills/skillsInText.ts'

/** The skills that a line about something somebody does names. */
export const read = (line: string): string[] => skillsInText(line)

export const lineReading = reading(import.meta.url, read)
