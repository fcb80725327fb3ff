import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import { usePerson } from '../../../session/session.ts'
import { TextLink } from '../../../ui/links.tsx'
import { TabRow } from '../../../ui/lists/TabRow.tsx'

const sections = { about: 'About', internships: 'Jobs and internships', mentoring: 'Mentoring' } as const
type Section = keyof typeof sections

const addresses: Record<Section, (userId: string, groupId: string) => string> = {
  about: groupPaths.group,
  internships: groupPaths.groupJobs,
  mentoring: groupPaths.ownMentoring,
}

interface Props {
  readonly groupId: string
  readonly current: Section
}

/** Leads a member from one section of a group to the next. */
export function GroupTabs({ groupId, current }: Props) {
  const { userId, userType } = usePerson()
  const all = Object.keys(sections) as Section[]
  // Employers are assigned to nobody.
  const own = userType === 'student' ? all : all.filter((one) => one !== 'mentoring')
  return (
    <TabRow label="In this group" current={current}>
      {own.map((one) => (
        <TextLink key={one} to={addresses[one](userId, groupId)} {...(one === current && { 'aria-current': 'page' })}>
          {sections[one]}
        </TextLink>
      ))}
    </TabRow>
  )
}
