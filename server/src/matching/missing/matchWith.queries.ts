import type { MatchWith } from '@trellis/contract/matching/matching.ts'
import { levels } from '@trellis/contract/profiles/levels.ts'
import type { Id } from '@trellis/contract/wire/ids.ts'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { entriesOf } from '../../genome/entries.ts'
import { signatures } from '../../genome/genome.queries.ts'
import { weighingTime } from '../../genome/genomeOf.ts'
import { removedRoleModelsOf } from '../../people/people.queries.ts'
import { prepared } from '../../platform/database/statements/statements.ts'
import { placeholder } from '../../platform/database/statements/placeholder.ts'
import { cardsSeenBy } from '../../profiles/cards.queries.ts'
import type { Profile } from '../../profiles/profile.ts'
import { profileById } from '../../profiles/profiles.queries.ts'
import { type AnyViewer, anyViewer } from '../../visibility/visibility.ts'
import type { Viewer } from '../../visibility/visibility.policy.ts'
import { isAhead } from '../matchIndex/filter.ts'
import { presentMatch } from '../matching.present.ts'
import { comparedPeople, searcherOf } from '../matching.queries.ts'
import type { Ranking } from '../scoring/ranking.ts'
import { toldAlone } from '../scoring/tellings.ts'
import { aheadOf, type Progress } from '../search/filters.ts'
import { presentMissing } from './missing.present.ts'
import { missingOfPerson } from './missingWords.ts'
import { skillsUpTo } from './nextSteps.ts'
import { pastimesOf } from './pastimes.ts'
import { toldIn, withGrounds } from '../quotes/restsOn.ts'
import { readVectors } from '../vectors/storedVectors.ts'
import type { Learner } from './oneMoreEntry.ts'

/** A student with the profile that their entries stand in, and how far they are. */
interface StudentLearner extends Learner, Progress {
  readonly profile: Profile
}

/** A student who could learn more, as far as they are compared at all. */
export async function learnerOf({ db, clock }: Pick<Context, 'db' | 'clock'>, id: Id): Promise<StudentLearner | undefined> {
  const [searcher, profile] = await Promise.all([searcherOf(db, id), profileById(db, id)])
  if (searcher === undefined || profile === undefined) return undefined
  const { vectors, level, yearsExperience } = searcher
  return { own: vectors, entries: entriesOf(profile.bio, weighingTime(clock.now())), level, yearsExperience, profile }
}

/**
 * How well a student matches another whom they may see, why, and what is missing; undefined where there is no such person, and of
 * themselves.
 */
export async function matchWith(context: Context, { measures }: Ranking, viewer: Viewer, id: Id): Promise<MatchWith | undefined> {
  if (viewer.id === id) return undefined
  const { db, clock } = context
  const any = anyViewer(viewer)
  const [learner, [other], profile, removed] = await Promise.all([
    learnerOf(context, viewer.id),
    seenStatement(db, any).execute({ ...any.values, id }),
    profileById(db, id),
    removedRoleModelsOf(db, viewer.id),
  ])
  if (learner === undefined || other === undefined || profile === undefined) return undefined
  const found = { ...other, vectors: readVectors(other.vectors) }
  const told = toldAlone(presentMatch(found, learner.own, measures))
  const now = clock.now()
  return {
    ...told,
    reasons: await withGrounds(
      told.reasons,
      toldIn(learner.profile.bio, learner.own, now),
      toldIn(profile.bio, found.vectors, now),
      measures,
    ),
    ...presentMissing(learner, found.vectors, measures, missingOfPerson, {
      pastimes: pastimesOf(profile.bio),
      nextSteps: skillsUpTo(levels[learner.level]!, profile.bio),
    }),
    isRoleModel: isAhead(aheadOf(learner), other.level, other.yearsExperience) && !removed.includes(id),
  }
}

/** A person as far as the viewer may see them, with what they are compared by. */
const seenStatement = prepared((db, { viewer }: AnyViewer) => {
  const [card, compared, genome] = [cardsSeenBy(db, viewer), comparedPeople(db), signatures(db)]
  const { level, yearsExperience, direction, tags, terms, termWords } = compared
  const vectors = { direction, tags, terms, termWords }
  return db
    .select({ card: card._.selectedFields, vectors, level, yearsExperience, signature: genome.signature })
    .from(compared)
    .innerJoin(card, eq(card.id, compared.profileId))
    .leftJoin(genome, eq(genome.profileId, compared.profileId))
    .where(eq(compared.profileId, placeholder<Id>('id')))
})
