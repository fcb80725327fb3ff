import classes from './AccountPage.module.css'

const rings = [
  { radius: 90, arcs: [0.22, 0.16, 0.14, 0.2, 0.12] },
  { radius: 140, arcs: [0.1, 0.13, 0.08, 0.12, 0.09, 0.14, 0.07, 0.11] },
  { radius: 190, arcs: [0.05, 0.08, 0.06, 0.09, 0.05, 0.07, 0.08, 0.05, 0.06, 0.09, 0.06, 0.07] },
]
const GAP = 0.012

/** Arcs of a sunburst, cut off by the panel's edge. */
export function PanelArt() {
  return (
    <svg className={classes.art} viewBox="-220 -220 440 440" aria-hidden>
      {rings.map(({ radius, arcs }) => {
        let start = 0
        return arcs.map((share) => {
          const from = start
          start += share + GAP
          return (
            <circle
              key={`${radius} ${from}`}
              r={radius}
              pathLength={1}
              fill="none"
              stroke="currentColor"
              strokeWidth={40}
              strokeDasharray={`${share} 1`}
              strokeDashoffset={-from}
              opacity={0.06 + share / 2}
            />
          )
        })
      })}
    </svg>
  )
}
