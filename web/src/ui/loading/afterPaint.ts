/** A page that nobody sees is not painted: after so long it goes on all the same. */
const LATEST_MS = 200

let waiting: (() => void)[] = []
let latest: ReturnType<typeof setTimeout> | undefined

function goOn(): void {
  clearTimeout(latest)
  const due = waiting
  waiting = []
  // Each by itself: a key that is pressed meanwhile comes between them.
  for (const run of due) setTimeout(run)
}

/** Does something once what a press has changed is painted, in the order in which it was said: for what is not seen first. */
export function afterPaint(run: () => void): void {
  waiting.push(run)
  if (waiting.length > 1) return
  requestAnimationFrame(() => setTimeout(goOn))
  latest = setTimeout(goOn, LATEST_MS)
}
