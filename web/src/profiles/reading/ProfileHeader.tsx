import { Text, Title } from '@mantine/core'
import { headlineOf } from '@trellis/contract/profiles/bio.ts'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import type { PersonCard, ProfileRecord } from '@trellis/contract/profiles/profiles.ts'
import type { ReactNode } from 'react'
import { Photo } from '../../files/Photo.tsx'
import { usePageTitle } from '../../ui/Page.tsx'
import { goalOf } from './goal.ts'
import classes from './ProfileHeader.module.css'

interface ProfileHeaderProps {
  /** As a list shows them, until their profile is there. */
  readonly person: ProfileRecord | PersonCard
  /** In place of the plain photo. */
  readonly photo?: ReactNode
  /** What can be done with the profile. */
  readonly children?: ReactNode
}

/** Who somebody is, at the top of their profile. */
export function ProfileHeader({ person, photo, children }: ProfileHeaderProps) {
  const { generalInfo } = person._source
  const { name, level, profilePicture, locationCity, locationState, locationCountry } = generalInfo
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  const [headline, goal] =
    'can' in person ? [headlineOf(person._source), goalOf(person._source)] : [person._source.generalInfo.headline, '']
  usePageTitle(name)
  return (
    <header className={classes.header} data-shared={person._id}>
      {photo ?? <Photo name={name} address={profilePicture} ring={person.ring} size={96} />}
      <div className={classes.words}>
        <Title order={1} className={classes.name}>
          {name}
        </Title>
        <Text>{headline}</Text>
        <Text c="dimmed">{[levelLabel(level), place].filter(Boolean).join(' · ')}</Text>
      </div>
      <div className={classes.more}>
        {goal !== '' && <Text className={classes.goal}>{goal}</Text>}
        <div className={classes.actions}>{children}</div>
      </div>
    </header>
  )
}
