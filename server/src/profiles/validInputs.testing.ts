import * as profiles from '@trellis/contract/profiles/profiles.calls.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })

valid(profiles.getProfile)((world) => ({ ...ofAda(world), query: {} }))
valid(profiles.partialUpdate)(({ ada }) => ({
  body: {
    userId: ada.id,
    type: 'professionalInfo',
    data: { positionsHeld: [{ name: 'Baker', startDate: '2020', tags: ['Cooking'] }], adviceToSelf: 'Rest more' },
  },
}))
valid(profiles.goThroughFirstVisit)((world) => ({ ...ofAda(world), body: { step: 2 } }))
valid(profiles.hideProfile)(({ ada }) => ({ body: { profType: 'profile', profID: ada.id } }))
valid(profiles.publishProfile)(({ ada }) => ({ body: { profType: 'profile', profID: ada.id } }))
valid(profiles.getMultProfiles)(({ ada, ben }) => ({ body: { mbrList: [ben.id, ada.id] } }))
