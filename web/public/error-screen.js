// Shows the error screen where the app cannot: its scripts did not load, or it failed before it showed anything or so badly
// that it left the page empty. A file of its own because the page's content security policy allows no inline script.
;(() => {
  const isOfApp = ({ target }) => !(target instanceof Element) || target.matches('script[type=module]')
  const showUnlessAppIsThere = () => {
    const root = document.getElementById('root')
    if (root.childElementCount > 0 && root.querySelector('.starting') === null) return
    root.replaceChildren(document.getElementById('error-screen').content.cloneNode(true))
    root.querySelector('button').addEventListener('click', () => location.reload())
  }
  const onError = (event) => isOfApp(event) && setTimeout(showUnlessAppIsThere)
  addEventListener('error', onError, true)
  addEventListener('unhandledrejection', onError)
})()
