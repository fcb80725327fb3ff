import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../ui/links.tsx'
import { isAside, type StudentsList, studentsLists } from './lists.ts'
import { TabRow } from '../ui/lists/TabRow.tsx'

interface Props {
  readonly userId: string
  /** The list that is shown; nothing where it is a search among some of them. */
  readonly current: StudentsList | 'everybody' | undefined
}

/** The area of people: leads from one list to the next. */
export function StudentsTabs({ userId, current }: Props) {
  const shown = (Object.keys(studentsLists) as StudentsList[]).filter((sub) => !isAside(sub) || sub === current)
  return (
    <TabRow label="Lists of people" current={current}>
      {shown.map((sub) => (
        <TextLink key={sub} to={paths.students(userId, sub)} {...(sub === current && { 'aria-current': 'page' })}>
          {studentsLists[sub].tab}
        </TextLink>
      ))}
      <TextLink to={paths.people(userId)} {...(current === 'everybody' && { 'aria-current': 'page' })}>
        Everybody
      </TextLink>
    </TabRow>
  )
}
