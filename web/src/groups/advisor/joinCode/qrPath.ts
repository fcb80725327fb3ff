import encodeQR from 'qr'

/** So wide is the light edge that cameras need, in squares (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

/** The dark squares of a text's QR picture as the path of an SVG, in squares from the top left. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  return { size: rows.length, path: rows.map(runsOf).join('') }
}

/** Neighbors in a row are drawn as one, so that no light line stands between them. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    const from = x
    while (row[x]) x++
    if (x > from) path += `M${from} ${y}h${x - from}v1H${from}z`
  }
  return path
}
