import { Stack, Text, Title } from '@mantine/core'
import type { GroupMatch } from '@trellis/contract/groups/groups.ts'
import { GROUP } from '@trellis/contract/postings/postingKinds.ts'
import { useLinkActions } from '../../../postings/links/useLinkActions.ts'
import { useFindGroups } from '../queries.ts'
import { GroupCard } from './GroupCard.tsx'
import { useJoiningSide } from './side.ts'
import { anywhere } from './placeFilters.ts'

const SHOWN = 6
/** Whatever they may see. */
export const allGroups = { list: '', keyword: '', place: anywhere } as const

/** Whether the student has done nothing with it, and nobody has told them anything. */
const isFree = (link: GroupMatch['link']): boolean => link === null || link.state === 'none' || link.state === 'suggested'

/** Where no group fits well enough to be suggested, or is joined yet: those there are, called just that. Nothing where there are none to ask. */
export function OtherGroups({ userId }: { readonly userId: string }) {
  const { isStudent } = useJoiningSide()
  const title = isStudent ? 'Other open groups' : 'Open groups'
  const { query, items } = useFindGroups(userId, allGroups)
  const actions = useLinkActions(GROUP, 'search')
  // What is asked for here stays where it is, with what came of it.
  const asked = query.data?.pages.flatMap(({ hits }) => hits.hits).filter(({ link }) => !isFree(link)) ?? []
  const shown = items.filter(({ _id }) => !asked.some((group) => group._id === _id)).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <Stack component="section" gap="md" mt="xl" aria-label={title}>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text c="dimmed">
          {isStudent
            ? 'They may suit you all the same: what your bio tells does not show it yet.'
            : 'The newest first. Search above for others.'}
        </Text>
      </div>
      {shown.map((group) => (
        <GroupCard key={group._id} group={group} bucket="search" actions={actions} />
      ))}
    </Stack>
  )
}
