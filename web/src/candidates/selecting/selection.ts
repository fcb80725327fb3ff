/** Who is selected in a list, and from whom a range goes. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  /** Who was selected, or let go, last. */
  readonly anchor: string | undefined
}

export const nobodySelected: Selection = { ids: new Set(), anchor: undefined }

/** One more is selected, or one less. */
export function toggled({ ids }: Selection, id: string): Selection {
  const after = new Set(ids)
  if (!after.delete(id)) after.add(id)
  return { ids: after, anchor: id }
}

/** All from the last one to this one are as the last one is: selected, or let go. Without a last one, this one alone. */
export function extendedTo(selection: Selection, id: string, order: readonly string[]): Selection {
  const { ids, anchor } = selection
  const [from, to] = [order.indexOf(anchor ?? ''), order.indexOf(id)]
  if (from === -1 || to === -1) return toggled(selection, id)
  const isSelected = ids.has(anchor!)
  const after = new Set(ids)
  for (const one of order.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (isSelected) after.add(one)
    else after.delete(one)
  }
  return { ids: after, anchor: id }
}
