import type { AskedSkill } from '@trellis/contract/matching/askedSkills.ts'
import classes from './AskedSkills.module.css'

const shapes: Record<AskedSkill['fit'], string> = {
  have: 'M3 8.5 6.5 12 13 4.5',
  nearly: 'M2.5 9.5q2.75-4 5.5-1.5t5.5-1.5',
  notYet: 'M4 8h8',
}

/** A tick for a skill that is there, a wave for one that nearly is, and a dash for a gap: told apart without color. */
export function FitMark({ fit }: Pick<AskedSkill, 'fit'>) {
  return (
    <svg className={classes.mark} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
      <path d={shapes[fit]} />
    </svg>
  )
}
