import { fieldsOf } from '../../../postings/form/fields.tsx'
import type { TypedJob } from './typedJob.ts'

export const { Line, Choice } = fieldsOf<TypedJob>()
