/**
 * What a Markdown text says, without its marks: headings, lists, emphasis, code, and of a link its words alone. What looks
 * like HTML stays as it was typed: it is text.
 */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d{1,3}[.)][ \t]+)/gm, '')
    .replace(/^[ \t]*(?:```.*|(?:[-*_][ \t]*){3,})$/gm, '')
    .replace(/(\*\*|__|~~|`)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replace(/(^|[\s(])([*_])(?=\S)([^\n*_]{0,300}\S)\2(?=$|[\s).,;:!?])/gm, '$1$3')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
