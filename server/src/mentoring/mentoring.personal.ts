import { asc, eq, or } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { livingCollected } from './living/collected.queries.ts'
import {
  mentoringGroups,
  mentoringMembers,
  mentoringRuleOuts,
  mentoringTold,
  mentoringToldEverywhere,
  mentoringWishes,
} from './mentoring.tables.ts'
import { jobTables } from './jobsTable/jobsTable.tables.ts'
import { mentoringPairs } from './tables/tables.tables.ts'
import { publishedPairsOf } from './versions/publishedPairs.queries.ts'

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
    mentoring_told_everywhere: { archivedAs: 'toldForAllMentoring' },
    mentoring_wishes: { archivedAs: 'wishedMentors' },
    mentoring_rule_outs: { archivedAs: 'ruledOut' },
    mentoring_drafts: { leftOut: 'a draft, which no member sees before it is published' },
    mentoring_unmatched: { leftOut: 'why a draft has nobody for a mentee, which no member sees' },
    mentoring_pins: { leftOut: 'what advisors try in a draft, which no member sees' },
    mentoring_locks: { leftOut: 'what advisors keep in a draft, which no member sees' },
    mentoring_publications: { leftOut: 'when a draft was published, and which advisor did', kept: 'when; by whom is forgotten' },
    mentoring_publication_views: { leftOut: 'how much a publication changed as an advisor saw it, in three numbers' },
    mentoring_kept_drafts: {
      leftOut: 'what drafts of advisors are called, and who kept them',
      kept: 'what they are called; who kept them is forgotten',
    },
    mentoring_kept_rows: { archivedAs: 'publishedPairs' },
    mentoring_pairs: { archivedAs: 'mentoringPairs' },
    mentoring_sessions: { archivedAs: 'mentoringSessions' },
    mentoring_fit_questions: { archivedAs: 'goodFits' },
    mentoring_asks_for_another: { archivedAs: 'askedForAnother' },
    mentoring_calendars: { archivedAs: 'calendarAddress' },
    mentoring_messages: { archivedAs: 'mentoringMessages' },
    mentoring_nudges: { leftOut: 'when somebody was told that they have not met for long, which stands among their notifications' },
    mentoring_untold: { leftOut: 'who is still to be told of a publication: it is gone as soon as they are' },
    mentoring_job_drafts: { leftOut: 'a draft, which no member sees before it is published' },
    mentoring_job_unmatched: { leftOut: 'why a draft has no job for a mentee, which no member sees' },
    mentoring_job_pins: { leftOut: 'what advisors try in a draft, which no member sees' },
    mentoring_job_locks: { leftOut: 'what advisors keep in a draft, which no member sees' },
    mentoring_job_publications: { leftOut: 'when a draft was published; it is about no person', kept: 'it is tied to nobody' },
    mentoring_job_publication_views: { leftOut: 'how much a publication of jobs changed as an advisor saw it, in three numbers' },
    mentoring_job_kept_drafts: {
      leftOut: 'when a draft of jobs was published, and who did it',
      kept: 'when; who did it is forgotten',
    },
    mentoring_job_kept_rows: { archivedAs: 'publishedInternships' },
    mentoring_job_pairs: { archivedAs: 'internships' },
    mentoring_job_untold: { leftOut: 'who is still to be told of a publication: it is gone as soon as they are' },
  },
  async collect({ id }) {
    const { mentoringGroupId, role, since } = mentoringMembers
    const { groupId, capacity, pausedUntil, offers, seeks } = mentoringTold
    const { languages, timeZone } = mentoringToldEverywhere
    const { mentorId, place } = mentoringWishes
    const { otherId, groupId: outIn } = mentoringRuleOuts
    const { mentoringGroupId: pairsOf, menteeId, mentorId: pairedWith } = mentoringPairs
    const { pairs: internships } = jobTables
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
      toldForAllMentoring: await db
        .select({ languages, timeZone })
        .from(mentoringToldEverywhere)
        .where(eq(mentoringToldEverywhere.accountId, id)),
      wishedMentors: await db
        .select({ groupId: mentoringWishes.groupId, mentorId, place })
        .from(mentoringWishes)
        .where(eq(mentoringWishes.menteeId, id))
        .orderBy(mentoringWishes.groupId, place),
      mentoringPairs: await db
        .select({ mentoringGroupId: pairsOf, menteeId, mentorId: pairedWith, since: mentoringPairs.since })
        .from(mentoringPairs)
        .where(or(eq(menteeId, id), eq(pairedWith, id)))
        .orderBy(mentoringPairs.since, pairsOf, menteeId, pairedWith),
      internships: await db
        .select({ mentoringGroupId: internships.mentoringGroupId, jobId: internships.mentorId, since: internships.since })
        .from(internships)
        .where(eq(internships.menteeId, id))
        .orderBy(internships.since, internships.mentoringGroupId, internships.mentorId),
      publishedPairs: await publishedPairsOf(db, id),
      publishedInternships: (await publishedPairsOf(db, id, jobTables)).map(({ mentorId: jobId, ...pair }) => ({ ...pair, jobId })),
      ...(await livingCollected(db, id)),
      ruledOut: await db
        .select({ groupId: outIn, personId: otherId })
        .from(mentoringRuleOuts)
        .where(eq(mentoringRuleOuts.personId, id))
        .orderBy(asc(outIn), otherId),
    }
  },
})
