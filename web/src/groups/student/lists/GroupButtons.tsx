import { Button, Group } from '@mantine/core'
import type { GroupMatch } from '@trellis/contract/groups/groups.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { useChange } from '../../../postings/links/changes.ts'
import { ChangeTrouble } from '../../../postings/links/ChangeTrouble.tsx'
import type { LinkActions } from '../../../postings/links/useLinkActions.ts'
import classes from '../../../postings/postings.module.css'
import { MoreMenu } from '../../../ui/menu/MoreMenu.tsx'
import { askWords } from '../askWords.ts'
import { useWhyTooYoung } from '../useWhyTooYoung.ts'

interface Props {
  readonly group: GroupMatch
  readonly actions: LinkActions
}

/** What a student may do about a group from a list: ask to join or accept, save, not for me. */
export function GroupButtons({ group, actions }: Props) {
  const lastChange = useChange(group._id)
  const { name, joinPolicy, leastAge } = group._source.generalInfo
  const isTooYoung = useWhyTooYoung(leastAge) !== undefined
  const { link } = group
  if (link === null) return null
  const isSaved = link.state === 'saved'
  const isInvited = link.state === 'contacted'
  const change = (event: LinkEvent) => void actions.change({ id: group._id, link }, event)
  const ask = askWords(joinPolicy, link)
  return (
    <div className={classes.actions}>
      <Group gap={4} aria-busy={lastChange.inProcess === true}>
        {link.can.includes('applied') && !isTooYoung && (
          <Button size="compact-md" aria-label={`${ask}: ${name}`} onClick={() => change('applied')}>
            {ask}
          </Button>
        )}
        {((link.can.includes('saved') && !isInvited) || isSaved) && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={isSaved ? `Take ${name} from your saved groups` : `Save ${name}`}
            onClick={() => change(isSaved ? 'cancel' : 'saved')}
          >
            {isSaved ? 'Saved' : 'Save'}
          </Button>
        )}
        {link.can.includes('rejected') && (
          <MoreMenu label={`More about ${name}`}>
            <Button
              variant="subtle"
              aria-label={isInvited ? `Decline ${name}` : `${name} is not for me`}
              onClick={() => change('rejected')}
            >
              {isInvited ? 'Decline' : 'Not for me'}
            </Button>
          </MoreMenu>
        )}
      </Group>
      <ChangeTrouble change={lastChange} />
    </div>
  )
}
