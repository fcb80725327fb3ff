import { paths } from '@trellis/contract/screens.ts'
import { TextLink } from '../ui/links.tsx'
import { type StudentsList, studentsLists } from './lists.ts'
import classes from './people.module.css'

/** Leads from one list of people to the next. */
export function StudentsTabs({ userId, current }: { readonly userId: string; readonly current: StudentsList | undefined }) {
  const shown = (Object.keys(studentsLists) as StudentsList[]).filter((sub) => sub !== 'blocked' || current === 'blocked')
  return (
    <nav className={classes.tabs} aria-label="Lists of people">
      {shown.map((sub) => (
        <TextLink key={sub} to={paths.students(userId, sub)} {...(sub === current && { 'aria-current': 'page' })}>
          {studentsLists[sub].tab}
        </TextLink>
      ))}
    </nav>
  )
}
