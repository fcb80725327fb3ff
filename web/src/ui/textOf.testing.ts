/** The text of some markup, without its styles. */
export const textOf = (markup: string): string => markup.replace(/<style.*?<\/style>|<[^>]+>/gs, '')
