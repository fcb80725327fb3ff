import { groupPaths } from '@trellis/contract/groups/groupScreens.ts'
import type { PairsTable } from '@trellis/contract/mentoring/pairsTable.ts'
import type { MenteesShown } from '@trellis/contract/mentoring/versions/menteesShown.ts'
import type { PairKind } from './pairKinds.ts'
import { TextLink } from '../../../ui/links.tsx'
import tabRow from '../../../ui/lists/TabRow.module.css'
import classes from './Pairs.module.css'
import type { PairsShown } from './pairsQueries.ts'

interface Props {
  readonly userId: string
  readonly groupId: string
  /** The mentoring group. */
  readonly open: string
  readonly shown: PairsShown
  readonly counts: PairsTable['counts']
  readonly kind: Pick<PairKind, 'part' | 'noun'>
  /** Whether the mentoring group is archived: nothing is published there. */
  readonly isArchived: boolean
}

/** Chooses of whom the pairs are shown, and says of how many. */
export function MenteeFilter({ userId, groupId, open, shown: { only, ...more }, counts, kind: { part, noun }, isArchived }: Props) {
  const choices: readonly (readonly [MenteesShown | undefined, string])[] = [
    [undefined, `All ${counts.all.toLocaleString('en')}`],
    ['without', `${counts.without.toLocaleString('en')} without a ${noun}`],
    ...(isArchived ? [] : ([['changed', `${counts.changed.toLocaleString('en')} to publish`]] as const)),
  ]
  return (
    <nav className={`${classes.filter} ${tabRow.fading}`} aria-label="Which mentees">
      {choices.map(([one, words]) => (
        <TextLink
          key={words}
          className={classes.chip}
          to={groupPaths.mentoring(userId, groupId)}
          search={{ open, list: part, ...more, ...(one !== undefined && { only: one }) }}
          replace
          activeOptions={{ exact: true, includeSearch: true }}
          {...(one === only && { 'aria-current': 'page' })}
        >
          {words}
        </TextLink>
      ))}
    </nav>
  )
}
