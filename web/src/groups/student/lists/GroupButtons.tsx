import { Button } from '@mantine/core'
import type { GroupCard } from '@trellis/contract/groups/groups.ts'
import type { LinkActions } from '../../../postings/links/useLinkActions.ts'
import { ListButtons } from '../../../postings/lists/ListButtons.tsx'
import { askWords } from '../askWords.ts'
import { useWhyTooYoung } from '../useWhyTooYoung.ts'

interface Props {
  readonly group: GroupCard
  readonly actions: LinkActions
}

/** What a student or a recruiter may do about a group from a list: ask to join or accept, save, not for me. */
export function GroupButtons({ group: { _id: id, link, _source }, actions }: Props) {
  const { name, joinPolicy, leastAge } = _source.generalInfo
  const isTooYoung = useWhyTooYoung(leastAge) !== undefined
  if (link === null) return null
  const change = (event: Parameters<LinkActions['change']>[1]) => void actions.change({ id, link }, event)
  const ask = askWords(joinPolicy, link)
  const mayAsk = link.can.includes('applied') && !isTooYoung && (link.state === 'contacted' || joinPolicy !== 'byInvitation')
  return (
    <ListButtons {...{ id, name, link }} kind="groups" onChange={change}>
      {mayAsk && (
        <Button size="compact-md" aria-label={`${ask}: ${name}`} onClick={() => change('applied')}>
          {ask}
        </Button>
      )}
    </ListButtons>
  )
}
