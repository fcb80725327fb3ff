import type { Category } from '@trellis/contract/genome/genome.ts'

/** What stands beside the genome on the first page until a part of it is touched. */
export const beforeTouched = 'Maya is made up. Her genome shows what she does as the skills it takes. Choose a part of it.'

/** The parts of the genome of somebody made up, and why each is as large as `GenomeArt` draws it. */
export const partsOfMaya: Record<Category, readonly [label: string, words: string]> = {
  behavioral: [
    'Behavioral',
    'Maya spends a third of her skills on teamwork, planning and thinking things through, because she builds an underwater robot with five friends.',
  ],
  academic: ['Academic', 'More than a quarter is science and data, because the robot has to know how deep it is and what swims past.'],
  creative: ['Creative', 'About an eighth is creative, because she draws every animal that the robot films.'],
  athletic: ['Athletic', 'A tenth is athletic, because she swims before school three times a week.'],
  vocational: ['Vocational', 'About a sixth is making things, because somebody has to saw, solder and seal the hull.'],
}
