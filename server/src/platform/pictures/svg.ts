import { escapeHtml } from '../html.ts'

/** A picture as an SVG file, and what it shows in words. */
export interface DrawnPicture {
  readonly width: number
  readonly height: number
  readonly title: string
  /** Its elements, from back to front. */
  readonly elements: readonly string[]
}

const UNPRINTABLE = /[\p{C}]/gu

/** The text of the file. Its words are outlines, so it looks the same wherever it is opened. */
export function svgFile({ width, height, title, elements }: DrawnPicture): string {
  const said = escapeHtml(title.replace(UNPRINTABLE, ''))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">` +
    `<title>${said}</title>${elements.join('')}</svg>`
  )
}

/** A filled shape. */
export const filled = (path: string, fill: string): string => (path === '' ? '' : `<path fill="${fill}" d="${path}"/>`)

/** Elements with their zero moved to a point. */
export const movedTo = (x: number, y: number, elements: readonly string[]): string =>
  `<g transform="translate(${x} ${y})">${elements.join('')}</g>`
