import type { PersonCard } from '@trellis/contract/profiles/profiles.ts'
import { PersonActions } from './PersonActions.tsx'
import { PersonArticle } from './PersonArticle.tsx'
import { PersonHead } from './PersonHead.tsx'
import classes from './people.module.css'
import { type Listed, useRow } from './rows.ts'

/** A person in a list that does not say why: someone followed, or a follower. */
export function PersonRow({ person }: { readonly person: PersonCard & Listed }) {
  const somebody = { id: person._id, name: person._source.generalInfo.name }
  const row = useRow(person)
  return (
    <PersonArticle person={somebody} row={row}>
      <div className={classes.top}>
        <PersonHead person={person} />
        <PersonActions person={somebody} row={row} followed={person.followed} isCard />
      </div>
    </PersonArticle>
  )
}
