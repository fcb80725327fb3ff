import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { profileById } from './profiles.queries.ts'

/** The bio that a person tells, with what follows from it. */
export const profilesPersonal = ({ db }: Context): PersonalData => ({
  tables: { profiles: { archivedAs: 'profile' }, bios: { archivedAs: 'profile' } },
  async collect({ id }) {
    const profile = await profileById(db, id)
    if (profile === undefined) return { profile: null }
    const { confirmed, hidden, hiddenIn, hiddenAt, yearDoubted, headline, yearsExperience, firstVisitStep, createdAt, updatedAt } =
      profile.row
    const shown = { confirmed, hidden, hiddenIn, hiddenAt }
    return {
      profile: { ...profile.bio, ...shown, birthYearDoubted: yearDoubted, headline, yearsExperience, firstVisitStep, createdAt, updatedAt },
    }
  },
})
