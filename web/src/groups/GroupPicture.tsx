import type { CSSProperties } from 'react'
import { initialsOf } from '../files/initials.ts'
import { usePhotoUrl } from '../files/Photo.tsx'
import classes from './GroupPicture.module.css'

interface GroupPictureProps {
  readonly name: string
  /** Below `/api`, or empty where there is none. */
  readonly address: string
  /** In pixels. */
  readonly size?: number
}

/** A group's picture, or the initials of its name. Decorative: the name always stands beside it. */
export function GroupPicture({ name, address, size = 48 }: GroupPictureProps) {
  const url = usePhotoUrl(address)
  const style = { '--size': `${size}px` } as CSSProperties
  return url === undefined ? (
    <span className={classes.picture} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  ) : (
    <img className={classes.picture} style={style} src={url} alt="" />
  )
}
