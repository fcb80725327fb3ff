/** The genome's tree: five categories with their leaves, then `other` (specification, section 3). */
export const genomeTree = {
  behavioral: [
    'communication',
    'collaboration',
    'leadership',
    'analytical',
    'strategic',
    'investigative',
    'organizational',
    'independence',
  ],
  academic: ['socialScience', 'lifeScience', 'physicalScience', 'dataScience', 'business', 'literature'],
  creative: ['visualArts', 'performingArts', 'fashion'],
  athletic: ['strength', 'speed', 'endurance'],
  vocational: ['culinary', 'hospitality', 'construction', 'manufacturing', 'volunteer'],
} as const

export type Category = keyof typeof genomeTree
export type Leaf = (typeof genomeTree)[Category][number]
export type GenomeNode = Category | Leaf | 'other'

export const categories = Object.keys(genomeTree) as Category[]
export const leaves: readonly Leaf[] = categories.flatMap((category) => [...genomeTree[category]])

/** The 31 nodes in the signature's order: the tree in pre-order without its root, then `other`. */
export const genomeNodes: readonly GenomeNode[] = [
  ...categories.flatMap((category) => [category, ...genomeTree[category]] as GenomeNode[]),
  'other',
]

/** 31 weights in the order of {@link genomeNodes}: leaves and `other` sum to 1, a category is the sum of its leaves. */
export type Signature = readonly number[]
export const SIGNATURE_LENGTH = genomeNodes.length

/**
 * What people read for a node. A label names all that is beneath it: whoever cuts hair does no fashion, and who mends a bicycle manufactures
 * nothing.
 */
export const nodeLabels: Record<GenomeNode, string> = {
  behavioral: 'Behavioral',
  communication: 'Communication',
  collaboration: 'Collaboration',
  leadership: 'Leadership',
  analytical: 'Analytical thinking',
  strategic: 'Strategy',
  investigative: 'Investigation',
  organizational: 'Organization',
  independence: 'Independence',
  academic: 'Academic',
  socialScience: 'Social science',
  lifeScience: 'Life science and health',
  physicalScience: 'Physical science',
  dataScience: 'Computing and data',
  business: 'Business',
  literature: 'Literature and humanities',
  creative: 'Creative',
  visualArts: 'Visual arts',
  performingArts: 'Performing arts',
  fashion: 'Fashion and beauty',
  athletic: 'Athletic',
  strength: 'Strength',
  speed: 'Speed',
  endurance: 'Endurance',
  vocational: 'Vocational',
  culinary: 'Food and cooking',
  hospitality: 'Hospitality and service',
  construction: 'Construction',
  manufacturing: 'Making and repair',
  volunteer: 'Community service',
  other: 'Other',
}

/** The category a leaf belongs to; a category and `other` belong to themselves. */
export function categoryOf(node: GenomeNode): Category | 'other' {
  if (node === 'other' || node in genomeTree) return node as Category | 'other'
  return categories.find((category) => (genomeTree[category] as readonly string[]).includes(node))!
}
