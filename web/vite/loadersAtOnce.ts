import type { Plugin } from 'vite'

const buttons = /@mantine\/core\/esm\/components\/(Button|ActionIcon)\//
const transition = /\/Transition\/Transition\.mjs$/
const atOnce = '\0shown-at-once'

/**
 * Lets the mark of a button that waits be there at once: what moves it into its place, for a moment, is larger than all the rest of the button,
 * and every page would load it.
 */
export function loadersAtOnce(): Plugin {
  return {
    name: 'loaders-at-once',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: transition },
      handler: (_, importer) => (buttons.test(importer ?? '') ? atOnce : undefined),
    },
    load: {
      filter: { id: /^\0shown-at-once$/ },
      handler: () =>
        'export const Transition = ({ mounted, transition, children }) => (mounted ? children({ ...transition.common, ...transition.in }) : null)',
    },
  }
}
