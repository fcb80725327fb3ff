import { z } from 'zod'
import { text } from '../../texts/text.ts'
import { Id } from '../../wire/ids.ts'
import { PinKind } from '../pairsTable.ts'
import { MOST_MENTORING_AT_ONCE } from '../mentoringGroups.ts'
import { menteesShown, menteeSorts } from '../versions/menteesShown.ts'
import { errors, within } from './ofAdvisors.ts'

/** What calls that change a draft have in common, to whomever, or whatever, it assigns mentees. */
export const ofVersion = { ...within, baseVersion: z.number().int() }
export const Version = z.object({ data: z.object({ version: z.number().int() }) })
export const writing = { details: Version, errors: [...errors, 'Stale', 'InvalidTransition'] } as const
/** What is refused where the mentoring group is archived. */
export const whileOpen = ' 409 `InvalidTransition` where it is archived.'
export const stale =
  ' 409 `Stale` with the version of now where the draft has changed since `baseVersion`, `InvalidTransition` where it is archived.'

/** Which mentees of a draft are asked for, in which order. */
export const MenteesWanted = {
  only: z.enum(menteesShown).optional(),
  text: text(200).default(''),
  sort: z.enum(menteeSorts).default('name'),
}

export const MenteesLocked = {
  menteeSet: z.array(Id).min(1, 'Choose somebody').max(MOST_MENTORING_AT_ONCE, `Choose at most ${MOST_MENTORING_AT_ONCE} at once`),
  locked: z.boolean().default(true),
}

/** So many are pinned for one mentee at most. */
const MOST_PINS = 100
export const pinsOf = (what: string) =>
  z.array(z.strictObject({ id: Id, kind: PinKind })).max(MOST_PINS, `Pin at most ${MOST_PINS} ${what}`)

export const Publishing = { notify: z.boolean().default(true), dryRun: z.boolean().default(false) }
