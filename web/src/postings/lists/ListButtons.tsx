import { Button, Group } from '@mantine/core'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import type { LinkOfPerson } from '@trellis/contract/postings/linkSides.ts'
import type { ReactNode } from 'react'
import { MoreMenu } from '../../ui/menu/MoreMenu.tsx'
import { useChange } from '../links/changes.ts'
import { ChangeTrouble } from '../links/ChangeTrouble.tsx'
import classes from '../postings.module.css'

interface ListButtonsProps {
  readonly id: string
  readonly name: string
  /** What several of its kind are called: 'jobs'. */
  readonly kind: string
  readonly link: LinkOfPerson
  readonly onChange: (event: LinkEvent) => void
  /** What its kind leads to: to apply, to ask to join. */
  readonly children: ReactNode
}

/** What a student may do about a posting from a list: what it is there for, save, and say that it is not for them. */
export function ListButtons({ id, name, kind, link, onChange, children }: ListButtonsProps) {
  const lastChange = useChange(id)
  const isSaved = link.state === 'saved'
  const isContacted = link.state === 'contacted'
  return (
    <div className={classes.actions}>
      <Group gap={4} aria-busy={lastChange.inProcess === true}>
        {children}
        {((link.can.includes('saved') && !isContacted) || isSaved) && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={isSaved ? `Take ${name} from your saved ${kind}` : `Save ${name}`}
            onClick={() => onChange(isSaved ? 'cancel' : 'saved')}
          >
            {isSaved ? 'Saved' : 'Save'}
          </Button>
        )}
        {link.can.includes('rejected') && (
          <MoreMenu label={`More about ${name}`}>
            <Button
              variant="subtle"
              aria-label={isContacted ? `Decline ${name}` : `${name} is not for me`}
              onClick={() => onChange('rejected')}
            >
              {isContacted ? 'Decline' : 'Not for me'}
            </Button>
          </MoreMenu>
        )}
      </Group>
      <ChangeTrouble change={lastChange} />
    </div>
  )
}
