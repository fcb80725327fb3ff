import { genomeQuery } from '../genome/useGenome.ts'
import { matchWithQuery } from '../people/matches/useMatchWith.ts'
import { profileQuery } from './useProfile.ts'

/** What the profile of somebody else shows first. */
export const profileQueries = (userId: string, id: string) => [profileQuery(id), genomeQuery(id), matchWithQuery(userId, id)] as const
