import { Button, Group } from '@mantine/core'
import { MoreMenu } from '../ui/menu/MoreMenu.tsx'
import classes from './people.module.css'
import { type Somebody, usePersonActions } from './actions.ts'
import { RowTrouble } from './RowTrouble.tsx'
import type { Row } from './rows.ts'

interface Props {
  readonly person: Somebody
  readonly row: Row
  /** As the server last said. */
  readonly followed: boolean
  /** Offers 'Not for me', where the person was suggested as a role model; 'perhaps' keeps its place free, where that is not known yet. */
  readonly removable?: boolean | 'perhaps'
  /** On a card: all but following is behind three dots. */
  readonly isCard?: boolean
}

/** What one may do to a person, as buttons: follow, block, not for me. The last one may come late, and moves none of the others. */
export function PersonActions({ person, row, followed, removable = false, isCard = false }: Props) {
  const actions = usePersonActions()
  const isFollowed = row.followed ?? followed
  const others = (
    <>
      <Button variant="subtle" color="gray" onClick={() => actions.block(person, isFollowed)} aria-label={`Block ${person.name}`}>
        Block
      </Button>
      {removable !== false && (
        <Button
          variant="subtle"
          onClick={() => actions.remove(person)}
          aria-label={`${person.name} is not for me`}
          {...(removable === 'perhaps' && { style: { visibility: 'hidden' } })}
        >
          Not for me
        </Button>
      )}
    </>
  )
  return (
    <div>
      <Group gap={4} wrap={isCard ? 'nowrap' : 'wrap'}>
        <Button
          variant={isFollowed ? 'default' : 'filled'}
          onClick={() => (isFollowed ? actions.unfollow(person) : actions.follow(person))}
          aria-label={`${isFollowed ? 'Stop following' : 'Follow'} ${person.name}`}
          aria-busy={row.inProcess}
          {...(isCard && { className: classes.follow! })}
        >
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
        {isCard ? <MoreMenu label={`More about ${person.name}`}>{others}</MoreMenu> : others}
      </Group>
      <RowTrouble row={row} />
    </div>
  )
}
