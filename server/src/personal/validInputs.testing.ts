import * as personal from '@trellis/contract/personal/personal.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })

valid(personal.downloadPersonal)(ofAda)
