import { Id } from '@trellis/contract/wire/ids.ts'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Queries, Transaction } from '../platform/database/database.ts'
import { carriedOut, taskKind, type TaskWork } from '../platform/tasks/tasks.ts'
import type { Profile } from '../profiles/profile.ts'
import type { BioWords } from '../profiles/profiles.events.ts'
import { keepSkillsOf } from '../shownLists/shownLists.actions.ts'
import { storeMatchRows } from './matching.actions.ts'
import { taggedSkillsOf } from './matching.queries.ts'
import type { Measures } from './scoring/measures.ts'
import { taggedSkills } from './vectors/storedVectors.ts'

const withdrawSkills = taskKind('matching.withdrawSkills', z.strictObject({ personId: Id }))

/** So long after a change of a bio every list has been logged that was made before it. */
const LOGGED_BY_THEN_MS = 60_000

/** Stores what matching reads of somebody whose bio changed. A skill that is not in it any more goes from the log of suggestions as well. */
export async function followBio(
  context: Context,
  tx: Transaction,
  measures: Measures,
  { profile, words }: { readonly profile: Profile; readonly words?: BioWords | undefined },
): Promise<void> {
  const personId = profile.row.id
  const before = await taggedSkillsOf(tx, personId)
  const [row] = await storeMatchRows(context, tx, measures, [{ ...profile, terms: words?.terms }])
  const now = new Set(taggedSkills(row!.tags))
  if (before.some((skill) => !now.has(skill))) await context.tasks.add(tx, withdrawSkills, { personId }, LOGGED_BY_THEN_MS)
}

/** Takes out of the log what people have withdrawn. */
export const withdrawingSkills = ({ db }: Context, measures: Measures): TaskWork =>
  carriedOut(withdrawSkills, async ({ personId }) => keepSkillsOf(db, personId, await skillIdsOf(db, personId, measures)))

async function skillIdsOf(db: Queries, personId: Id, { vocabulary }: Measures): Promise<string[]> {
  const skills = await taggedSkillsOf(db, personId)
  return skills.flatMap((index) => vocabulary.skills[index]?.id ?? [])
}
