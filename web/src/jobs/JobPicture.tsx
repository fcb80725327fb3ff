import { initialsOf } from '../files/initials.ts'
import classes from './JobPicture.module.css'

interface JobPictureProps {
  /** Below `/api`, or empty where there is none. */
  readonly address: string
  readonly company: string
  /** In pixels. */
  readonly size?: number
}

/** A job's picture, or its company's initials. Decorative: the names always stand beside it. */
export function JobPicture({ address, company, size = 56 }: JobPictureProps) {
  const style = { width: size, height: size, fontSize: size * 0.34 }
  if (address !== '') return <img className={classes.picture} style={style} src={`/api${address}`} alt="" loading="lazy" />
  return (
    <span className={classes.initials} style={style} aria-hidden>
      {initialsOf(company)}
    </span>
  )
}
