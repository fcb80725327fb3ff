import classes from './Ring.module.css'

const RADIUS = 8
const LENGTH = 2 * Math.PI * RADIUS

interface RingProps {
  /** From 0 to 100. */
  readonly percent: number
  /** In pixels. */
  readonly size?: number
}

/** How complete something is, drawn. Decorative: the words stand beside it. */
export function Ring({ percent, size = 20 }: RingProps) {
  return (
    <svg className={classes.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r={RADIUS} className={classes.whole} />
      <circle
        cx="10"
        cy="10"
        r={RADIUS}
        className={classes.part}
        strokeDasharray={`${(LENGTH * percent) / 100} ${LENGTH}`}
        transform="rotate(-90 10 10)"
      />
      {percent === 100 && <path d="M6.4 10.2l2.4 2.4 4.8-5" className={classes.tick} />}
    </svg>
  )
}
