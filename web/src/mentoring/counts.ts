/** So many of something: '1 pair', '1,200 pairs'. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`

/** Points, as they are shown: what is not nothing is not told as nothing. */
export const pointsWords = (points: number): string => (points > 0 && points < 0.5 ? 'under 1 point' : counted(Math.round(points), 'point'))

/** What adds to the points of a pair, with how many it adds where that is worth a number. */
export const reasonWords = ({ words, points }: { readonly words: string; readonly points: number }): string =>
  points < 0.5 ? words : `${words}: ${pointsWords(points)}`
