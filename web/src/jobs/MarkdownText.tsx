import { astToJSX, type MarkdownToJSX, parser, RuleType } from 'markdown-to-jsx/react'
import { createElement, Fragment, useMemo } from 'react'
import type { MarkdownProps } from './Markdown.tsx'
import classes from './Markdown.module.css'

type Rule = NonNullable<MarkdownToJSX.Options['renderRule']>

const LOWEST_HEADING = 6

// An id from a stranger's text could stand in for one of the page's.
const withoutId = { id: undefined }

/** Only addresses that cannot act in this page and that nobody can listen in to. */
const safeAddress = (address: string): string | null => (/^https:\/\//i.test(address) ? address : null)

/** Where each heading stands in the text's outline, from 1, whatever number of '#' its author wrote. */
function depthsOf(nodes: readonly MarkdownToJSX.ASTNode[]): Map<MarkdownToJSX.ASTNode, number> {
  const above: number[] = []
  const depths = new Map<MarkdownToJSX.ASTNode, number>()
  for (const node of nodes) {
    if (node.type !== RuleType.heading) continue
    while (above.length > 0 && above.at(-1)! >= node.level) above.pop()
    above.push(node.level)
    depths.set(node, above.length)
  }
  return depths
}

/** What strangers wrote: no markup of theirs, no pictures, links to https alone, headings below the page's own. */
function rendered(nodes: readonly MarkdownToJSX.ASTNode[], below: number): Rule {
  const depths = depthsOf(nodes)
  return (next, node, renderChildren, state) => {
    switch (node.type) {
      case RuleType.heading: {
        const level = Math.min(LOWEST_HEADING, below + (depths.get(node) ?? 1))
        return createElement(`h${level}`, { key: state.key }, renderChildren(node.children, state))
      }
      case RuleType.link: {
        const words = renderChildren(node.children, state)
        const address = node.target === null ? null : safeAddress(node.target)
        if (address === null) return <Fragment key={state.key}>{words}</Fragment>
        return (
          <a key={state.key} href={address} target="_blank" rel="noopener nofollow">
            {words}
          </a>
        )
      }
      case RuleType.image:
        return <Fragment key={state.key}>{node.alt}</Fragment>
      case RuleType.gfmTask:
        return <Fragment key={state.key}>{node.completed ? '☑' : '☐'}</Fragment>
      case RuleType.footnoteReference:
        return <sup key={state.key}>{node.text}</sup>
      default:
        return next()
    }
  }
}

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  sanitizer: safeAddress,
  wrapper: Fragment,
  createElement: (tag, props, ...children) => createElement(tag, { ...props, ...withoutId }, ...children),
}

/** The reader itself, in a file of its own so that it is fetched only where there is Markdown. */
export default function MarkdownText({ text, below = 2 }: MarkdownProps) {
  const nodes = useMemo(() => parser(text, options), [text])
  return <div className={classes.text}>{astToJSX(nodes, { ...options, renderRule: rendered(nodes, below) })}</div>
}
