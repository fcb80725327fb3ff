import { inSession } from '../wire/endpoint.ts'
import type { PersonKind } from '../wire/personKinds.ts'

/** How calls about a posting fail: 403 for one of others, whether or not it is there; 404 for one's own that is deleted. */
export const ownPosting = [...inSession, 'Forbidden', 'NotFound'] as const

/** Who asks to join groups: students and recruiters. */
export const joinersOfGroups: readonly PersonKind[] = ['student', 'recruiter']

/** Who has postings: recruiters jobs, advisors groups. */
export const ownersOfPostings: readonly PersonKind[] = ['recruiter', 'advisor']
