import * as genome from '@trellis/contract/genome/genome.calls.ts'
import { valid } from '../platform/testing/validInputs.ts'
import type { World } from '../platform/testing/world.ts'

const ofAda = ({ ada }: World) => ({ params: { id: ada.id } })

valid(genome.getTags)(() => ({}))
valid(genome.getGenome)(ofAda)
valid(genome.getGenomePicture)((world) => ({ ...ofAda(world), query: { named: 'yes' } }))
valid(genome.takeGeneSnapshot)(({ ada }) => ({ body: { profID: ada.id } }))
