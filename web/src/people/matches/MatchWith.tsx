import { Button } from '@mantine/core'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import type { Match } from '@trellis/contract/matching/matching.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { RingOverRing } from '../../ui/ring/RingOverRing.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { MatchReasons } from './MatchReasons.tsx'
import classes from '../people.module.css'

const CompareGenomes = lazy(async () => ({ default: (await import('./CompareGenomes.tsx')).CompareGenomes }))

interface Props {
  readonly match: Match
  readonly level?: 2 | 3
  /** On a card of a list: the strongest reasons alone. */
  readonly isCard?: boolean
  /** The viewer's own genome, where the two are shown in small. */
  readonly ownRing?: Ring | null
  /** What is said between the reasons and the comparison. */
  readonly children?: ReactNode
}

/** Why a person fits, with the comparison of the two genomes behind a button. */
export function MatchWith({ match, level = 3, isCard = false, ownRing, children }: Props) {
  const [comparing, setComparing] = useState(false)
  const { name } = match._source.generalInfo
  const compare = (
    <Button
      {...(!isCard && { className: classes.compare })}
      variant="transparent"
      {...(isCard && { px: 0, size: 'sm' })}
      leftSection={ownRing !== undefined && <RingOverRing outer={match.ring} inner={ownRing} size={34} />}
      flex="none"
      aria-expanded={comparing}
      onClick={() => setComparing(!comparing)}
      aria-label={`${comparing ? 'Hide the comparison' : 'Compare genomes'} with ${name}`}
    >
      {comparing ? 'Hide the comparison' : 'Compare genomes'}
    </Button>
  )
  return (
    <div className={classes.why}>
      <MatchReasons title="Why you match" level={level} isCard={isCard} {...(isCard && { beside: compare, below: children })} {...match} />
      {!isCard && children}
      {!isCard && compare}
      {comparing && (
        <div className={classes.comparison}>
          <Suspense
            fallback={
              <Waiting>
                <SkeletonLines count={5} />
              </Waiting>
            }
          >
            <CompareGenomes name={name} signature={match.signature} reasons={match.reasons} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
