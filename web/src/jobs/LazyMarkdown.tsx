import { lazy } from 'react'
import { ahead } from '../ui/loading/ahead.ts'

/** `Markdown` for what no first view shows, such as a preview. */
export const LazyMarkdown = lazy(ahead(async () => ({ default: (await import('./Markdown.tsx')).Markdown })))
