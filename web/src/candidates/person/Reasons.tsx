import { Text, Title } from '@mantine/core'
import type { Candidate } from '@trellis/contract/candidates/candidates.ts'
import { wholePoints } from '../../people/matches/points.ts'
import { Score } from '../../people/matches/Score.tsx'
import { usePipeline } from '../pipeline/pipeline.ts'
import classes from '../review/Review.module.css'

/** Why somebody fits, in words with the points that each adds. */
export function Reasons({ candidate }: { readonly candidate: Candidate }) {
  const { words } = usePipeline()
  const { reasons, score, parts } = candidate
  const points = wholePoints(
    reasons.map((reason) => reason.points),
    score,
  )
  const shown = reasons
    .map((reason, at) => ({ ...reason, points: points[at]! }))
    .filter(({ points, kind }, at) => at === 0 || points !== 0 || kind === 'difference')
  return (
    <section aria-labelledby="candidate-reasons" className={classes.section}>
      <Title order={2} size="h3" id="candidate-reasons" mb="xs">
        Why they fit
      </Title>
      {shown.length === 0 && <Text c="dimmed">{words.littleInCommon}</Text>}
      <ul className={classes.reasons}>
        {shown.map(({ words: reason, points }) => (
          <li key={reason}>
            <span>{reason}</span>
            <Text component="span" size="sm" c="dimmed" className={classes.points}>
              {points !== 0 && pointWords(points)}
            </Text>
          </li>
        ))}
      </ul>
      <Score score={score} parts={parts} />
      <Text size="sm" c="dimmed" mt={4}>
        {Math.round(score)} of 100 points
      </Text>
    </section>
  )
}

const pointWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`)
