import type { Ring } from '@trellis/contract/genome/ring.ts'
import { Framed } from '../ui/ring/Framed.tsx'
import { initialsOf } from './initials.ts'
import classes from './JobPicture.module.css'

interface JobPictureProps {
  /** Below `/api`, or empty where there is none. */
  readonly address: string
  readonly company: string
  /** In pixels. */
  readonly size?: number
  /** The genome that it asks for, which frames it; plain without one. */
  readonly ring?: Ring | null
}

/** A job's picture, or its company's initials, in the ring of its genome. Decorative: the names always stand beside it. */
export function JobPicture({ address, company, size = 56, ring = null }: JobPictureProps) {
  return (
    <Framed size={size} ring={ring} isSquare>
      {(style) =>
        address === '' ? (
          <span className={classes.initials} style={style} aria-hidden>
            {initialsOf(company)}
          </span>
        ) : (
          <img className={classes.picture} style={style} src={`/api${address}`} alt="" loading="lazy" />
        )
      }
    </Framed>
  )
}
