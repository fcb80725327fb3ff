import type { Context } from '../context.ts'
import type { Domain } from '../platform/domain.ts'
import { resumeRoutes } from './resumes.routes.ts'

/** Resumes read into proposals for a bio, and a bio written as a resume. What is stored of it are the files'. */
export const createResumes = (context: Context): Domain => ({ routes: resumeRoutes(context) })
