import { HOUR_MS } from '@trellis/contract/durations.ts'
import { downloadPersonal } from '@trellis/contract/personal/personal.ts'
import { type Limit, consume } from '../accounts/limits.ts'
import type { Context } from '../context.ts'
import type { PersonalData } from '../platform/domain.ts'
import { zipArchive } from '../platform/files/zipArchive.ts'
import { route } from '../platform/http/route.ts'
import { archiveMembers } from './archive.ts'

/** How often somebody may ask for everything about themselves. */
const archives: Limit = { name: 'archives', rules: [{ most: 3, within: HOUR_MS }] }

export const personalRoutes = (context: Context, all: () => readonly PersonalData[]) => [
  route(downloadPersonal, async ({ actor }) => {
    await consume(context, archives, actor.id)
    const at = new Date(context.clock.now())
    const filename = `${context.config.productName} ${at.toISOString().slice(0, 10)}.zip`
    return { bytes: zipArchive(archiveMembers(all(), actor, at), at), contentType: 'application/zip', filename }
  }),
]
