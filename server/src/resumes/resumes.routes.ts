import * as calls from '@trellis/contract/resumes/resumes.ts'
import type { Context } from '../context.ts'
import { offerResume } from '../files/files.actions.ts'
import { theResume } from '../files/files.things.ts'
import { readText } from '../platform/reading/reading.ts'
import { route, routeOn } from '../platform/http/route.ts'
import { theProfile } from '../profiles/profiles.things.ts'
import { lineReading } from './lines.reading.ts'
import { exportedResume, proposalsOfDocument, proposalsOfFile } from './resumes.queries.ts'

export const resumeRoutes = (context: Context) => [
  route(calls.importResume, async ({ params, body }) => ({
    data: await proposalsOfDocument(context, params.id, body),
  })),

  routeOn(theProfile, calls.exportResume, async ({ thing }) => ({ ...(await exportedResume(context, thing)) })),

  routeOn(theResume, calls.readResume, async ({ thing }) => ({ data: { proposals: await proposalsOfFile(context, thing) } })),

  routeOn(theResume, calls.offerResume, async ({ thing, body }) => {
    await offerResume(context, thing, body)
    return { data: body }
  }),

  route(calls.readSkills, async ({ body }) => ({ data: { skills: await readText(lineReading, body.text) } })),
]
