import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { OwnGroupCard } from '@trellis/contract/groups/groups.ts'
import { useRouter } from '@tanstack/react-router'
import { BucketLinks } from '../../../postings/own/BucketLinks.tsx'
import { MoreActions, type MoreChoice, stateChoice } from '../../../postings/own/MoreActions.tsx'
import { OwnRow } from '../../../postings/own/OwnRow.tsx'
import type { OwnActions } from '../../../postings/own/useOwnActions.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { GroupPicture } from '../../GroupPicture.tsx'
import { groupLine, memberLists } from '../groupWords.ts'

interface GroupRowProps {
  readonly group: OwnGroupCard
  readonly userId: string
  readonly actions: OwnActions
  readonly onDelete: (group: OwnGroupCard) => void
}

/** One of the groups that an advisor runs: what it is, who is in it, and what to do about it. */
export function GroupRow({ group, userId, actions, onDelete }: GroupRowProps) {
  const router = useRouter()
  const { _id, own } = group
  const info = group._source.generalInfo
  const { name, state } = info
  const manage = groupPaths.manageGroup(userId, _id)
  const isOwner = own.ownerId === userId
  const choices: MoreChoice[] = [
    stateChoice(state, (next) => void actions.setState(group, next)),
    { words: 'Clone', run: () => void router.navigate({ href: groupPaths.cloneGroup(userId, _id) }) },
  ]
  if (isOwner) choices.push({ words: 'Delete…', run: () => onDelete(group) })
  return (
    <OwnRow
      {...{ name, state }}
      to={state === 'draft' ? manage : groupPaths.members(userId, _id, 'accepted')}
      picture={<GroupPicture name={name} address={info.groupPicture} size={40} />}
      line={groupLine(info, isOwner ? '' : `You help ${own.ownerName}`)}
      counts={
        state !== 'draft' && (
          <BucketLinks
            label={`People of ${name}`}
            counts={own.counts}
            words={own.counts.accepted === 1 ? { ...memberLists, accepted: 'member' } : memberLists}
            isBrief
            addressOf={(bucket) => groupPaths.members(userId, _id, bucket)}
          />
        )
      }
      actions={
        <>
          <ButtonLink to={manage} variant="subtle" aria-label={`Manage ${name}`}>
            Manage
          </ButtonLink>
          <ButtonLink to={manage} search={{ part: 'cohorts' }} variant="subtle" aria-label={`Cohorts of ${name}`}>
            Cohorts
          </ButtonLink>
          <MoreActions name={name} choices={choices} />
        </>
      }
    />
  )
}
