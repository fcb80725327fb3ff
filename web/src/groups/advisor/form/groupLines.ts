import { fieldsOf } from '../../../postings/form/fields.tsx'
import type { TypedGroup } from './typedGroup.ts'

export const { Line, Choice } = fieldsOf<TypedGroup>()
