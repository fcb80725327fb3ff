import type { Random } from '../random.ts'
import { readSections, type Section } from './sections.ts'

const sections = new Map(readSections('work.txt').map((section) => [section.id, section]))

function sectionNamed(id: string): Section {
  const section = sections.get(id)
  if (section === undefined) throw new Error(`There are no sentences ${id}`)
  return section
}

/** A sentence of a list of `data/work.txt`, its gaps filled in. '{A}' is '{a}' with a capital. */
export function sentence(random: Random, id: string, gaps: Readonly<Record<string, string | number>> = {}, list = 'items'): string {
  const pattern = random.pick(sectionNamed(id).list(list))
  const filled = pattern.replace(/\{(\w+)\}/g, (whole, gap: string) => {
    const value = gaps[gap] ?? gaps[gap.toLowerCase()]
    if (value === undefined) return whole
    return /^[A-Z]/.test(gap) ? capitalized(String(value)) : String(value)
  })
  return capitalized(filled)
}

/** A text as a sentence begins with it. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A number as one writes it in a sentence: up to twelve in words. */
export function inWords(number: number): string {
  return numbers[number - 2] ?? String(number)
}
