import * as calls from '@trellis/contract/resumes/resumes.ts'
import type { Context } from '../context.ts'
import { offerResume } from '../files/files.actions.ts'
import { route } from '../platform/http/route.ts'
import { exportedResume, proposalsOfDocument, proposalsOfFile } from './resumes.queries.ts'

export const resumeRoutes = (context: Context) => [
  route(calls.importResume, async ({ params, body }) => ({
    data: await proposalsOfDocument(context, params.id, body),
  })),

  route(calls.exportResume, async ({ params }) => ({ ...(await exportedResume(context, params.id)) })),

  route(calls.readResume, async ({ params }) => ({
    data: { proposals: await proposalsOfFile(context, params.id, params.fileId) },
  })),

  route(calls.offerResume, async ({ params, body }) => {
    await offerResume(context, params.id, params.fileId, body)
    return { data: body }
  }),
]
