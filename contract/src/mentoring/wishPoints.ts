/** What share of the points that a pair lacks a wish adds, for the first wish of a mentee to the fifth. */
const shares = [0.25, 0.2, 0.15, 0.1, 0.05]

/**
 * What it adds to a pair's score that the mentee wishes for the mentor: (100 − points) · share, so that no score goes beyond 100 and a better
 * match needs less of it. All in the unit of `most`.
 * @param points of the match
 * @param place of the wish, 0 for the first; undefined where there is none
 */
export function wishPoints(points: number, place: number | undefined, most = 100): number {
  return place === undefined ? 0 : (most - points) * (shares[place] ?? 0)
}
