/** A way to write a month of people.txt, 'YYYY-MM'. */
export type WriteMonth = (date: string) => string

const monthNames = 'January February March April May June July August September October November December'.split(' ')
const yearOf: WriteMonth = (date) => date.slice(0, 4)
const monthOf: WriteMonth = (date) => monthNames[Number(date.slice(5)) - 1]!

export const inYears: WriteMonth = yearOf
export const inFull: WriteMonth = (date) => `${monthOf(date)} ${yearOf(date)}`
export const inShort: WriteMonth = (date) => `${monthOf(date).slice(0, 3)} ${yearOf(date)}`
/** 'Mar '19'. */
export const inShortYears: WriteMonth = (date) => `${monthOf(date).slice(0, 3)} '${date.slice(2, 4)}`
/** As British people shorten months: 'Sept 2019', 'June 2020'. */
export const inBritish: WriteMonth = (date) => `${monthOf(date).slice(0, monthOf(date) === 'September' ? 4 : 3)} ${yearOf(date)}`
export const inNumbers: WriteMonth = (date) => `${date.slice(5)}/${yearOf(date)}`

/** 'Mar 2019 – Present': what stands between, and how the present is called. */
export function range(write: WriteMonth, { start, end }: { start: string; end: string }, between = ' – ', now = 'Present'): string {
  return `${write(start)}${between}${end === 'now' ? now : write(end)}`
}
