import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import type { LinkEvent } from '@trellis/contract/postings/links.ts'
import { Menu } from '../../ui/menu/Menu.tsx'
import { decisionsFor } from './decisions.ts'

interface Props {
  readonly name: string
  readonly link: LinkOfOwner
  readonly onDecide: (event: LinkEvent) => void
}

/** Everything that can be decided about somebody, behind three dots. */
export function CandidateMenu({ name, link, onDecide }: Props) {
  const items = decisionsFor(link).map(({ event, label, key }) => ({ label, key, run: () => onDecide(event) }))
  return <Menu label={`Decide about ${name}`} items={items} note={link.contactHeldBy} />
}
