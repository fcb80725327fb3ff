import { nodeLabels, type Signature } from '@trellis/contract/genome/genome.ts'
import { ringsFor } from '@trellis/contract/genome/picture/sunburst.ts'
import { largestStandouts } from '@trellis/contract/genome/weights.ts'
import { plate } from '@trellis/contract/palette.ts'
import { letteredLine, lineWidth, type LetterStyle, writable } from '../../platform/pictures/lettering.ts'
import { type DrawnPicture, filled, movedTo } from '../../platform/pictures/svg.ts'
import { genomeArcs, genomeLabels } from './drawnGenome.ts'
import { shownMark } from './shownMark.ts'

const WIDTH = 1080
const HEIGHT = 1350
const MARGIN = 72
const ROOM = WIDTH - 2 * MARGIN
const NAMED = 3
const LONGEST_NAME = 40
const rings = ringsFor(ROOM, false)

export interface OwnPicture {
  readonly signature: Signature
  readonly lift: readonly number[] | null
  /** Empty where they do not want to be named. */
  readonly firstName: string
  readonly productName: string
}

/** A picture of somebody's own genome: the genome, its strongest parts in words, and the first name if wanted. Nothing else of them. */
export function ownPicture({ signature, lift, firstName, productName }: OwnPicture): DrawnPicture {
  const genome = { signature, lift, rings }
  const name = writable(firstName, LONGEST_NAME, 600)
  const strongest = largestStandouts(signature, lift, NAMED).map((node) => nodeLabels[node])
  const mark = shownMark(productName, ROOM)
  return {
    width: WIDTH,
    height: HEIGHT,
    title: [name, ...strongest].filter((part) => part !== '').join(', '),
    elements: [
      filled(`M0 0H${WIDTH}V${HEIGHT}H0Z`, plate.ground),
      movedTo(WIDTH / 2, MARGIN + ROOM / 2, [...genomeArcs(genome), ...genomeLabels(genome, ROOM), ...inTheMiddle(name)]),
      movedTo(WIDTH / 2, MARGIN + ROOM + 124, [centered(strongest.join(' · '), ROOM, { size: 48, weight: 600 }, plate.ink)]),
      movedTo((WIDTH - mark.width) / 2, HEIGHT - MARGIN - 20, mark.elements),
    ],
  }
}

function inTheMiddle(name: string): string[] {
  if (name === '') return []
  const room = rings.hole * 1.5
  return [
    centered(name, room, { size: 72, weight: 600 }, plate.ink),
    movedTo(0, 52, [centered('Genome', room, { size: 32, weight: 400 }, plate.quiet)]),
  ]
}

/** A line with its middle at the zero point, made smaller where it is wider than its room. */
function centered(text: string, room: number, { size, weight }: LetterStyle, fill: string): string {
  const style = { size: Math.min(size, (size * room) / Math.max(lineWidth(text, { size, weight }), 1)), weight }
  return filled(letteredLine(text, -lineWidth(text, style) / 2, 0, style), fill)
}
