import mammoth from 'mammoth'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** A table's row: one line with tabs, or, where a cell holds several paragraphs, columns that follow each other. */
function rowOf(row: string): string {
  const isLine = !/<\/(p|h\d)>\s*<(p|h\d|ul|ol)>|<li>/.test(row)
  if (!isLine) return row.replace(/<\/t[dh]>/g, '\n')
  return row.replace(/<\/(p|h\d)>/g, '').replace(/<\/t[dh]>(?=\s*<t[dh])/g, '\t')
}

/** Mammoth's HTML as lines: a paragraph each, '• ' before list items. */
function linesOf(html: string): string {
  return html
    .replace(/<tr>.*?<\/tr>/gs, rowOf)
    .replace(/<li>/g, '\n• ')
    .replace(/<\/(p|h\d|li|tr)>|<br ?\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity]!)
}

/** The text of a Word document, line by line. Pictures and linked files are never opened. */
export async function docxText(bytes: Buffer): Promise<string> {
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const closed = { convertImage, includeEmbeddedStyleMap: false, externalFileAccess: false }
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, { ...closed, ignoreEmptyParagraphs: false })
  return linesOf(value)
}
