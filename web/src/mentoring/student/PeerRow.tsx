import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import { paths } from '@trellis/contract/screens.ts'
import type { ReactNode } from 'react'
import { Photo } from '../../files/Photo.tsx'
import { LoneLink } from '../../ui/links.tsx'
import classes from '../advisor/Mentoring.module.css'

/** Somebody in the group, with what may be done about them. */
export function PeerRow({ person, children }: { readonly person: PersonCard; readonly children: ReactNode }) {
  const { name, level, headline, profilePicture } = person._source.generalInfo
  return (
    <li className={classes.row}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={40} />
      <div className={classes.who}>
        <LoneLink to={paths.preview(person._id)}>{name}</LoneLink>
        <p>{[levelLabel(level), headline].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  )
}
