import type { Signature } from '@trellis/contract/genome/genome.ts'
import { ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'
import { placeWords } from '@trellis/contract/jobs/placeWords.ts'
import { plate } from '@trellis/contract/palette.ts'
import { genomeArcs } from '../../genome/picture/drawnGenome.ts'
import { shownMark } from '../../genome/picture/shownMark.ts'
import { letteredLine, type LetterStyle, writable } from '../../platform/pictures/lettering.ts'
import { wrapped } from '../../platform/pictures/lines.ts'
import { type DrawnPicture, filled, movedTo } from '../../platform/pictures/svg.ts'
import type { JobRow } from '../jobs.present.ts'

/** What sites that show links ask for. */
export const JOB_PICTURE = { width: 1200, height: 630 }
const { width, height } = JOB_PICTURE
const MARGIN = 72
const GENOME = 560
const GAP = 40
const LONGEST_TEXT = 200
const LINE = 1.16
const rings = ringsFor(GENOME, false)
/** Without a comparison all leaves end at the same distance. */
const RADIUS = rings.even
const COLUMN = width - 2 * (MARGIN + RADIUS) - MARGIN - GAP

const titles: readonly { readonly lines: number; readonly style: LetterStyle }[] = [
  { lines: 2, style: { size: 72, weight: 600 } },
  { lines: 3, style: { size: 56, weight: 600 } },
  { lines: 4, style: { size: 46, weight: 600 } },
]
const employerStyle = { size: 34, weight: 600 } as const
const placeStyle = { size: 30, weight: 400 } as const

/** What there is to draw of a job. */
export interface JobPicture {
  readonly title: string
  readonly employer: string
  readonly place: string
  /** Null where the job names no skill. */
  readonly signature: Signature | null
  readonly productName: string
}

/** What a job's picture shows: what everybody may read of it, and no more. */
export const shownInPicture = ({ info, signature }: JobRow, productName: string): JobPicture => ({
  title: info.name,
  employer: info.companyInstitution,
  place: placeWords(info),
  signature,
  productName,
})

/** A picture of a public job: its genome, and in words what its page begins with. */
export function jobPicture(job: JobPicture): DrawnPicture {
  return {
    ...JOB_PICTURE,
    title: [job.title, job.employer, job.place].filter((part) => part !== '').join(', '),
    elements: [
      filled(`M0 0H${width}V${height}H0Z`, plate.ground),
      movedTo(MARGIN, MARGIN + 20, shownMark(job.productName, COLUMN).elements),
      movedTo(MARGIN, 0, wordsOf(job)),
      movedTo(width - MARGIN - RADIUS, height / 2, genomeOf(job.signature)),
    ],
  }
}

function genomeOf(signature: Signature | null): string[] {
  if (signature !== null) return genomeArcs({ signature, rings })
  const circle = (radius: number) => `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`
  return [filled(circle(rings.categoryEnd), plate.edge), filled(circle(rings.hole), plate.ground)]
}

/** From the bottom up: the place, the employer, and above them the title, as large as it has room. */
function wordsOf({ title, employer, place }: JobPicture): string[] {
  const { style, lines } = titleLines(title)
  const blocks = [
    ...lines.map((line) => ({ line, style, fill: plate.ink, above: 0 })),
    ...linesOf(employer, 2, employerStyle).map((line, at) => ({ line, style: employerStyle, fill: plate.ink, above: at === 0 ? 20 : 0 })),
    ...linesOf(place, 2, placeStyle)
      .map((line) => line.replace(/^· /, ''))
      .map((line, at) => ({ line, style: placeStyle, fill: plate.quiet, above: at === 0 ? 8 : 0 })),
  ]
  let baseline = height - MARGIN - 6
  return blocks.toReversed().map(({ line, style, fill, above }) => {
    const drawn = filled(letteredLine(line, 0, baseline, style), fill)
    baseline -= style.size * LINE + above
    return drawn
  })
}

function titleLines(title: string): { style: LetterStyle; lines: readonly string[] } {
  const tries = titles.map(({ lines, style }) => ({ style, lines: linesOf(title, lines, style) }))
  return tries.find(({ lines }) => !lines.at(-1)?.endsWith('…')) ?? tries.at(-1)!
}

const linesOf = (text: string, most: number, style: LetterStyle): string[] =>
  wrapped(writable(text, LONGEST_TEXT, style.weight), COLUMN, most, style)
