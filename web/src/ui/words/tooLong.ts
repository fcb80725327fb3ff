/** What to say at a field whose text is too long: it stands as it was typed or pasted, and nothing of it is cut off. */
export function tooLong(text: string, longest: number): string | undefined {
  const over = text.length - longest
  return over > 0 ? `Use at most ${longest.toLocaleString('en')} characters: ${over.toLocaleString('en')} too many` : undefined
}
