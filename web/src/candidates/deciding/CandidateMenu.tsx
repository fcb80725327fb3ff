import { ActionIcon, Kbd, Menu } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Kbd.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { decisionsFor } from './decisions.ts'

interface Props {
  readonly name: string
  readonly link: LinkOfOwner
  readonly onDecide: (event: LinkEvent) => void
}

/** Everything that can be decided about somebody, behind three dots. */
export function CandidateMenu({ name, link, onDecide }: Props) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={240}
      // In the page's landmark, and above lists that scroll.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon color="gray" aria-label={`Decide about ${name}`}>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden>
            <circle cx="10" cy="4" r="1.75" />
            <circle cx="10" cy="10" r="1.75" />
            <circle cx="10" cy="16" r="1.75" />
          </svg>
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {decisionsFor(link).map(({ event, label, key }) => (
          <Menu.Item
            key={event}
            fz="md"
            mih={44}
            onClick={() => onDecide(event)}
            {...(key && { rightSection: <Kbd aria-hidden>{key}</Kbd>, 'aria-keyshortcuts': key })}
          >
            {label}
          </Menu.Item>
        ))}
        {link.contactHeldBy !== '' && (
          <Menu.Label fz="sm" fw={400}>
            {link.contactHeldBy}
          </Menu.Label>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
