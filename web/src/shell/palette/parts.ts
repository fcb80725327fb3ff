import type { PersonKind } from '@trellis/contract/wire/personKinds.ts'
import { accountPalette } from '../../settings/accountPalette.ts'
import { ownGroupsPalette } from '../../groups/advisor/ownGroupsPalette.ts'
import { ownJobsPalette } from '../../jobs/employer/ownJobsPalette.ts'
import { jobsPalette } from '../../jobs/student/jobsPalette.ts'
import { groupsPalette } from '../../groups/student/groupsPalette.ts'
import { peoplePalette } from '../../people/peoplePalette.ts'
import { areasPalette } from '../areasPalette.ts'
import type { PalettePart } from '../../ui/palette/palette.ts'

/** What each kind of user finds, in this order: a domain adds a line. */
export const paletteParts: Record<PersonKind, readonly PalettePart[]> = {
  student: [areasPalette, peoplePalette, jobsPalette, groupsPalette, accountPalette],
  recruiter: [areasPalette, ownJobsPalette, groupsPalette, accountPalette],
  advisor: [areasPalette, ownGroupsPalette, accountPalette],
}
