import { Text } from '@mantine/core'
import { levelLabel } from '@trellis/contract/profiles/levels.ts'
import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { Photo } from '../files/Photo.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../ui/links.tsx'
import { useOpening } from '../ui/lists/opening.ts'
import classes from './people.module.css'

/** Who a person is: photo, name, level, one line of what they do, place; what is too long for its line is cut. */
export function PersonHead({ person }: { readonly person: PersonCard }) {
  const { name, level, headline, profilePicture, locationCity, locationState, locationCountry } = person._source.generalInfo
  const place = [locationCity, locationState, locationCountry].filter(Boolean).join(', ')
  return (
    <div className={classes.head} data-shared={person._id}>
      <Photo name={name} address={profilePicture} ring={person.ring} size={52} />
      <div>
        <h2 className={classes.name}>
          <TextLink to={paths.preview(person._id)} underline="hover" {...useOpening(person._id)}>
            {name}
          </TextLink>
        </h2>
        {headline !== '' && (
          <Text size="sm" truncate>
            {headline}
          </Text>
        )}
        <Text c="dimmed" size="sm" truncate>
          {levelLabel(level)}
          {place !== '' && ` · ${place}`}
        </Text>
      </div>
    </div>
  )
}
