// Keeps the key that opens the search of everything, for whoever presses it before the frame is there that listens for it. Signed in
// alone: for everybody else it is the browser's. A file of its own because the page's content security policy allows no inline script.
const searchButton = () => document.querySelector('[aria-keyshortcuts^="Control+K"]')
/** A screen with a heading and without the button has no frame. */
const isWithoutFrame = () => searchButton() === null && document.querySelector('h1') !== null

addEventListener('keydown', (event) => {
  // Whoever would rather not is heard after the frame, which has begun to fetch the search.
  if (event.key === 'Escape') delete document.documentElement.dataset.finds
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
  // Asked with no other key: the page would be laid out for each.
  if (searchButton() === null ? isWithoutFrame() : searchButton().checkVisibility()) return
  try {
    if (sessionStorage.getItem('jwt') === null) return
  } catch {
    return
  }
  event.preventDefault()
  document.documentElement.dataset.finds = ''
})

// What is typed on while the search is on its way is the search's: it would be lost, or be a key of the screen. A field keeps what is typed in it.
addEventListener(
  'keydown',
  (event) => {
    const { dataset } = document.documentElement
    if (dataset.finds === undefined || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    // Whose session has ended is asked to sign in: nothing comes that would take what is held.
    if (isWithoutFrame()) {
      delete dataset.finds
      return
    }
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], dialog')) return
    if (event.key.length === 1) dataset.finds += event.key
    else if (event.key === 'Backspace') dataset.finds = dataset.finds.slice(0, -1)
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  { capture: true },
)
