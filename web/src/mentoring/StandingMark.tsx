import { standingWords } from '@trellis/contract/mentoring/dashboards/listTitles.ts'
import type { Standing } from '@trellis/contract/mentoring/living/standing.ts'
import classes from './StandingMark.module.css'

/** The color of how a pair goes on, for what is drawn beside `data-standing`. */
export const goingColor = classes.going

/** How a pair goes on, to be seen at a glance. */
export const StandingMark = ({ standing }: { readonly standing: Standing }) => (
  <span className={`${classes.going} ${classes.mark}`} data-standing={standing}>
    {standingWords[standing]}
  </span>
)
