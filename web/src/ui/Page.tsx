import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import classes from './Page.module.css'
import { productName } from './product.ts'

/** Sets the browser tab's title, as long as what it names is shown: 'Sign in · Trellis'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · ${productName()}`
    return () => {
      document.title = before
    }
  }, [title])
}

interface PageProps {
  readonly title: string
  readonly subtitle?: ReactNode
  /** The screen's one strong button, beside the title. */
  readonly action?: ReactNode
  readonly width?: 'reading' | 'table'
  /** A list among tabs, which say on a phone where one is: its title is then heard, not seen. */
  readonly isTabbed?: boolean
  readonly children: ReactNode
}

/** A signed-in screen's content: its title, its action, and the width that suits what it holds. */
export function Page({ title, subtitle, action, width = 'reading', isTabbed = false, children }: PageProps) {
  usePageTitle(title)
  return (
    <div className={classes.page} data-width={width} data-tabbed={isTabbed || undefined}>
      <header className={classes.header}>
        <div>
          <Title order={1} className={classes.title}>
            {title}
          </Title>
          {subtitle !== undefined && <Text c="dimmed">{subtitle}</Text>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
