import type { Candidate } from '@trellis/contract/jobs.ts'
import classes from './Score.module.css'

const kinds = [
  { part: 'genome', words: 'genome' },
  { part: 'tags', words: 'skills' },
  { part: 'text', words: 'words' },
] as const

/** How well somebody fits the job, as a quiet bar of its parts. */
export function Score({ candidate: { score, parts } }: { readonly candidate: Candidate }) {
  const shown = kinds.filter(({ part }) => parts[part] >= 0.5)
  const words = shown.map(({ part, words }) => `${words} ${Math.round(parts[part])}`).join(', ')
  return (
    <div className={classes.bar} role="img" aria-label={`Fits ${Math.round(score)} of 100: ${words || 'little in common'}`}>
      {shown.map(({ part }) => (
        <i key={part} data-part={part} style={{ width: `${parts[part]}%` }} />
      ))}
    </div>
  )
}
