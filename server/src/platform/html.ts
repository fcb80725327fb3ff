/** Text that stands in HTML, between tags or in quotes, as what it is. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
