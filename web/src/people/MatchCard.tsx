import { Button, Text } from '@mantine/core'
import type { GenomeNode } from '@trellis/contract/genome.ts'
import type { Match, Reason } from '@trellis/contract/matching.ts'
import { useState } from 'react'
import { CompareGenomes } from './CompareGenomes.tsx'
import { GoneRow } from './GoneRow.tsx'
import { PersonActions } from './PersonActions.tsx'
import { PersonHead } from './PersonHead.tsx'
import classes from './people.module.css'
import { useRow } from './rows.ts'

interface Props {
  readonly match: Match
  readonly removable: boolean
}

const SHOWN_REASONS = 4

/** A person with the reasons for the match. The reasons are the content; the score is a quiet bar. */
export function MatchCard({ match, removable }: Props) {
  const [comparing, setComparing] = useState(false)
  const somebody = { id: match._id, name: match._source.generalInfo.name }
  const { gone } = useRow(match._id)
  if (gone !== undefined) return <GoneRow person={somebody} gone={gone} />
  const reasons = match.reasons.filter(isWorthSaying).slice(0, SHOWN_REASONS)
  return (
    <article className={classes.card} aria-label={somebody.name}>
      <div className={classes.top}>
        <PersonHead person={match} />
        <PersonActions person={somebody} followed={match.followed} removable={removable} />
      </div>
      <div className={classes.why}>
        <h3 className={classes.whyTitle}>Why you match</h3>
        <ul className={classes.reasons}>
          {reasons.map((reason) => (
            <li key={reason.words} data-kind={reason.kind}>
              {reason.words}
            </li>
          ))}
        </ul>
        <Score match={match} />
        <Button
          className={classes.compare}
          variant="transparent"
          mt="xs"
          aria-expanded={comparing}
          onClick={() => setComparing(!comparing)}
          aria-label={`${comparing ? 'Hide the comparison' : 'Compare genomes'} with ${somebody.name}`}
        >
          {comparing ? 'Hide the comparison' : 'Compare genomes'}
        </Button>
        {comparing && (
          <div className={classes.comparison}>
            <CompareGenomes name={somebody.name} signature={match.signature} shared={sharedNodes(match.reasons)} />
          </div>
        )}
      </div>
    </article>
  )
}

/** What adds nothing to the score is only said where nothing else is. */
function isWorthSaying({ kind, points }: Reason, at: number): boolean {
  return at === 0 || kind === 'difference' || (points > 0 && kind !== 'otherNodes')
}

const sharedNodes = (reasons: readonly Reason[]): GenomeNode[] =>
  reasons.flatMap(({ kind, node }) => (kind === 'sharedNode' && node !== undefined ? [node as GenomeNode] : []))

/** How well two people match as a bar of its parts: genome, skills, words. */
function Score({ match }: { readonly match: Match }) {
  const { genome, tags, text } = match.parts
  const parts = [
    { kind: 'genome', words: 'genome', points: genome },
    { kind: 'tags', words: 'shared skills', points: tags },
    { kind: 'text', words: 'what you wrote', points: text },
  ].filter(({ points }) => points >= 0.5)
  const words = parts.map(({ words, points }) => `${words} ${Math.round(points)}`).join(', ')
  return (
    <div className={classes.score}>
      <div className={classes.bar} role="img" aria-label={`Match ${Math.round(match.score)} of 100: ${words || 'little in common'}`}>
        {parts.map(({ kind, points }) => (
          <i key={kind} data-part={kind} style={{ width: `${points}%` }} />
        ))}
      </div>
      <Text size="sm" c="dimmed" aria-hidden>
        {words}
      </Text>
    </div>
  )
}
