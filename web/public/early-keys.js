// Keeps the key that opens the search of everything, for whoever presses it before the frame is there that listens for it. Signed in
// alone: for everybody else it is the browser's. A file of its own because the page's content security policy allows no inline script.
addEventListener('keydown', (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
  // Asked with no other key: the page would be laid out for each.
  const button = document.querySelector('[aria-keyshortcuts^="Control+K"]')
  // A screen with a heading and without the button has no frame.
  if (button === null ? document.querySelector('h1') : button.checkVisibility()) return
  try {
    if (sessionStorage.getItem('jwt') === null) return
  } catch {
    return
  }
  event.preventDefault()
  document.documentElement.dataset.finds = ''
})
