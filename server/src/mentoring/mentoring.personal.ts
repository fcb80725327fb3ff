import { asc, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { mentoringGroups, mentoringMembers, mentoringRuleOuts, mentoringTold, mentoringWishes } from './mentoring.tables.ts'

/** In which mentoring groups somebody is, what they tell for it, and whom they ruled out. */
export const mentoringPersonal = ({ db }: Pick<Context, 'db'>): PersonalData => ({
  tables: {
    mentoring_groups: {
      leftOut: 'what advisors call what they assign together, and by what; it is about no person',
      kept: 'it is tied to nobody',
    },
    mentoring_members: { archivedAs: 'mentoringGroups' },
    mentoring_jobs: { leftOut: 'which jobs are assigned; it is about no person', kept: 'it is tied to nobody' },
    mentoring_told: { archivedAs: 'toldForMentoring' },
    mentoring_wishes: { archivedAs: 'wishedMentors' },
    mentoring_rule_outs: { archivedAs: 'ruledOut' },
  },
  async collect({ id }) {
    const { mentoringGroupId, role, since } = mentoringMembers
    const { groupId, capacity, pausedUntil, offers, seeks } = mentoringTold
    const { mentorId, place } = mentoringWishes
    const { otherId, groupId: outIn } = mentoringRuleOuts
    return {
      mentoringGroups: await db
        .select({ mentoringGroupId, groupId: mentoringGroups.groupId, name: mentoringGroups.name, role, since })
        .from(mentoringMembers)
        .innerJoin(mentoringGroups, eq(mentoringGroups.id, mentoringGroupId))
        .where(eq(mentoringMembers.accountId, id))
        .orderBy(since, mentoringGroupId, role),
      toldForMentoring: await db
        .select({ groupId, capacity, pausedUntil, offers, seeks })
        .from(mentoringTold)
        .where(eq(mentoringTold.accountId, id))
        .orderBy(groupId),
      wishedMentors: await db
        .select({ groupId: mentoringWishes.groupId, mentorId, place })
        .from(mentoringWishes)
        .where(eq(mentoringWishes.menteeId, id))
        .orderBy(mentoringWishes.groupId, place),
      ruledOut: await db
        .select({ groupId: outIn, personId: otherId })
        .from(mentoringRuleOuts)
        .where(eq(mentoringRuleOuts.personId, id))
        .orderBy(asc(outIn), otherId),
    }
  },
})
