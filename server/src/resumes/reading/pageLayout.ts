/** A run of text on a page. Points, from the page's lower left corner; `y` is the baseline. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fontSize: number
}

interface Line {
  readonly y: number
  readonly fontSize: number
  readonly segments: readonly PlacedText[]
}

const right = ({ x, width }: PlacedText) => x + width
const isBullet = (text: string) => /^[•●○◦▪■\-–*·o➢]$/.test(text.trim())

/** Joins what follows closely on one line; a gap of two letters' width begins a new segment. */
function segmentsOf(items: readonly PlacedText[]): PlacedText[] {
  const segments: PlacedText[] = []
  for (const item of items.toSorted((a, b) => a.x - b.x)) {
    const last = segments.at(-1)
    const gap = last ? item.x - right(last) : 0
    if (last && (gap < 2 * item.fontSize || isBullet(last.text))) {
      const between = gap > 0.15 * item.fontSize && !last.text.endsWith(' ') ? ' ' : ''
      segments[segments.length - 1] = { ...last, text: last.text + between + item.text, width: right(item) - last.x }
    } else segments.push(item)
  }
  return segments
}

/**
 * The runs that are seen. A blank between two of them may be a run of its own, and too narrow to be taken for a gap, so the run
 * before it gets it; or 'team' and 'player' would be one word.
 */
function withBlanks(items: readonly PlacedText[]): PlacedText[] {
  const seen: PlacedText[] = []
  for (const item of items) {
    const last = seen.at(-1)
    if (item.text.trim()) seen.push(item)
    else if (item.text !== '' && last && !last.text.endsWith(' ')) seen[seen.length - 1] = { ...last, text: `${last.text} ` }
  }
  return seen
}

function linesOf(items: readonly PlacedText[]): Line[] {
  const groups: PlacedText[][] = []
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    const group = groups.at(-1)
    if (group && group[0]!.y - item.y < 0.4 * Math.min(group[0]!.fontSize, item.fontSize)) group.push(item)
    else groups.push([item])
  }
  return groups.map((group) => ({
    y: group[0]!.y,
    fontSize: Math.max(...group.map(({ fontSize }) => fontSize)),
    segments: segmentsOf(group),
  }))
}

const FEWEST_LINES_OF_A_COLUMN = 5
const isDate = ({ text }: PlacedText) => /\b(19|20)\d\d\b|\b(present|current|now)\b/i.test(text)
const mostlyDates = (segments: readonly PlacedText[]) => segments.filter(isDate).length * 2 >= segments.length

interface Column {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/**
 * Where a second column begins, if the page has one: many segments begin there, hardly any runs across, and neither
 * side is a row of dates set apart from what they date.
 */
function secondColumn(lines: readonly Line[], pageWidth: number): Column | undefined {
  const segments = lines.flatMap((line) => line.segments)
  const starts = new Map<number, PlacedText[]>()
  for (const segment of segments) {
    const x = Math.round(segment.x / 2) * 2
    if (x > 0.2 * pageWidth && x < 0.8 * pageWidth) starts.set(x, [...(starts.get(x) ?? []), segment])
  }
  const byCount = [...starts].toSorted(([, a], [, b]) => b.length - a.length)
  for (const [x, aligned] of byCount) {
    if (aligned.length < FEWEST_LINES_OF_A_COLUMN) return undefined
    const [top, bottom] = [Math.max(...aligned.map(({ y }) => y)), Math.min(...aligned.map(({ y }) => y))]
    const beside = segments.filter(({ y }) => y >= bottom - 1 && y <= top + 1)
    const onLeft = beside.filter((segment) => right(segment) <= x + 1)
    const onRight = beside.filter((segment) => segment.x >= x - 3)
    const across = beside.length - onLeft.length - onRight.length
    const isColumn = onLeft.length >= FEWEST_LINES_OF_A_COLUMN && across <= 0.05 * beside.length
    if (isColumn && !mostlyDates(onLeft) && !mostlyDates(onRight)) return { x: x - 3, top, bottom }
  }
  return undefined
}

const isDateAlone = ({ text }: PlacedText) => /\d{4}/.test(text) && /^[\d\s/.–—-]*(?:\p{L}+\.? ?[\d\s/.–—-]*){0,4}$/u.test(text)

/** Whether the lines are rows of a table that begin with dates: what stands behind them belongs to them, not to a column. */
function isTable(lines: readonly Line[]): boolean {
  const rows = lines.filter(({ segments }) => segments.length >= 3 && isDateAlone(segments[0]!))
  return rows.length >= 2
}

const PARAGRAPH_GAP = 1.8

/** Lines of text, segments apart by a tab, with an empty line where the page leaves one. */
function written(lines: readonly Line[]): string[] {
  return lines.flatMap((line, index) => {
    const text = line.segments.map((segment) => segment.text.trim()).join('\t')
    const above = lines[index - 1]
    const isApart = above && above.y - line.y > PARAGRAPH_GAP * Math.max(above.fontSize, line.fontSize)
    return isApart ? ['', text] : [text]
  })
}

/** A page's text in reading order: line by line from the top, and where it has two columns, the left one first. */
export function pageText(items: readonly PlacedText[], pageWidth: number): string {
  const visible = withBlanks(items)
  const lines = linesOf(visible)
  const column = isTable(lines) ? undefined : secondColumn(lines, pageWidth)
  if (!column) return written(lines).join('\n')
  const inColumns = ({ y }: PlacedText) => y >= column.bottom - 1 && y <= column.top + 1
  const isRight = (item: PlacedText) => inColumns(item) && item.x >= column.x
  const rightmost = visible.filter(isRight)
  // A column may run on below the last line of its neighbor.
  const isLeft = (item: PlacedText) => !isRight(item) && item.y <= column.top + 1
  const parts = [visible.filter((item) => !isLeft(item) && !isRight(item)), visible.filter(isLeft), rightmost]
  return parts.map((part) => written(linesOf(part)).join('\n')).join('\n\n')
}
