import { expect, test } from 'vitest'
import { pageText, type PlacedText } from './pageLayout.ts'

const run = (text: string, x: number, y: number, width = text.length * 5): PlacedText => ({ text, x, y, width, fontSize: 10 })

test('a blank that is a run of its own parts two words, however narrow it is', () => {
  const items = [run('team', 50, 700, 20), run(' ', 70, 700, 1), run('player', 71, 700), run('', 101, 700, 0), run('of', 50, 686)]
  expect(pageText(items, 600)).toBe('team player\nof')
})

test('letters without a blank between them are one word', () => {
  expect(pageText([run('team', 50, 700, 20), run('player', 70.5, 700)], 600)).toBe('teamplayer')
})

test('the rows of a table that begin with dates are read across', () => {
  const rows = ['2015 – 2016', '2016 – 2018', '2018 – 2019', '04/2019 – 05/2021', 'Sept 2021 – present'].flatMap((dates, at) => {
    const y = 700 - 40 * at
    return [run(dates, 50, y), run(`Shop ${at}`, 170, y), run('York', 170, y - 14), run('Cashier', 330, y), run('Sold shoes', 330, y - 14)]
  })
  const lines = pageText(rows, 600).split('\n')
  expect(lines).toContain('2015 – 2016\tShop 0\tCashier')
  expect(lines).toContain('Sept 2021 – present\tShop 4\tCashier')
})
