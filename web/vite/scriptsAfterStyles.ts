import type { Plugin } from 'vite'

/** Tags of a page's own scripts, which browsers would else load at the same priority as what the first paint needs. */
const scriptTags = /<(script type="module"|link rel="modulepreload")/g

/** Lets the styles and the font of a page load before its scripts, so that its first words show sooner. */
export function scriptsAfterStyles(): Plugin {
  return {
    name: 'scripts-after-styles',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(scriptTags, '<$1 fetchpriority="low"') },
  }
}
