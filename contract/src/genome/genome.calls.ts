import { z } from 'zod'
import { endpoint, inSession, self, signedIn, whoMay } from '../wire/endpoint.ts'
import { genomeNodes, SIGNATURE_LENGTH } from './genome.ts'
import { Id } from '../wire/ids.ts'
import { PictureForm } from '../files/pictureForms.ts'

const NodeName = z.enum(genomeNodes as [string, ...string[]])
const WeightsOfNodes = z.array(z.number()).length(SIGNATURE_LENGTH)

/** A skill of the vocabulary: tags are its labels; any alias finds it. */
export const Skill = z.object({
  id: z.string(),
  label: z.string(),
  aliases: z.array(z.string()),
  /** Node names with weights that sum to 1, at most three. */
  weights: z.record(z.string(), z.number()),
})
export type Skill = z.infer<typeof Skill>

export const getTags = endpoint({
  method: 'GET',
  path: '/getTags',
  access: signedIn(),
  summary: 'Answers the vocabulary of skills.',
  reply: z.object({ data: z.object({ version: z.string(), skills: z.array(Skill) }) }),
  errors: inSession,
})

export const GenomeSnapshot = z.object({
  id: Id,
  takenAt: z.number(),
  vocabularyVersion: z.string(),
  populationVersion: z.string(),
  /** 31 weights in the order of the tree. */
  signature: WeightsOfNodes,
})
export type GenomeSnapshot = z.infer<typeof GenomeSnapshot>

/** An entry of the bio that the genome is made of. `shares` says how much of each leaf's mass comes from it, 0 to 1. */
export const GenomeEntry = z.object({
  name: z.string(),
  section: z.string(),
  tags: z.array(z.string()),
  shares: z.record(z.string(), z.number()),
})
export type GenomeEntry = z.infer<typeof GenomeEntry>

export const Genome = z.object({
  /** Null until the first tagged entry. */
  signature: WeightsOfNodes.nullable(),
  /** How many times the population's share each node is; null with the signature. */
  lift: WeightsOfNodes.nullable(),
  nodes: z.array(z.object({ name: NodeName, label: z.string(), weight: z.number() })),
  entries: z.array(GenomeEntry),
  snapshots: z.array(GenomeSnapshot),
})
export type Genome = z.infer<typeof Genome>

export const getGenome = endpoint({
  method: 'GET',
  path: '/genome/:id',
  access: signedIn(),
  summary: "Answers a visible person's genome, and to the person also the entries behind it and the snapshots.",
  params: z.strictObject({ id: Id }),
  reply: z.object({ data: Genome }),
  errors: [...inSession, 'NotFound'],
})

export const getGenomePicture = endpoint({
  method: 'GET',
  path: '/genome/:id/picture',
  access: self('params.id', { types: ['student'] }),
  summary: "Answers a picture of one's own genome to share: the genome, its strongest parts in words and, if wanted, the first name.",
  params: z.strictObject({ id: Id }),
  query: z.strictObject({ form: PictureForm.default('png'), named: z.enum(['yes', 'no']).default('no') }),
  reply: z.unknown(),
  binary: true,
  errors: [...inSession, 'NotFound', 'Forbidden'],
})

export const takeGeneSnapshot = endpoint({
  method: 'POST',
  path: '/pythonApi/takeGeneSnapshot',
  access: whoMay('edit', 'profile', 'body.profID', { types: ['student'] }),
  summary: 'Keeps the genome as it is now, with the date.',
  body: z.strictObject({ profID: Id }),
  reply: z.object({ success: Id }),
  errors: [...inSession, 'NotFound', 'Forbidden'],
})
