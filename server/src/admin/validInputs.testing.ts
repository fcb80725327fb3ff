import * as admin from '@trellis/contract/admin/admin.ts'
import { valid } from '../platform/testing/validInputs.ts'

valid(admin.recruiters)(() => ({}))
valid(admin.recruitersList)(() => ({ query: {} }))
