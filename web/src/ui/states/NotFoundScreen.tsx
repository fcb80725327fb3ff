import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './FullScreen.module.css'
import { ButtonLink } from '../links.tsx'
import { Main } from '../Main.tsx'
import { usePageTitle } from '../Page.tsx'

interface NotFoundScreenProps {
  readonly title?: string
  /** Why it may not be here. */
  readonly children?: ReactNode
  /** What to do instead. */
  readonly action?: ReactNode
}

/** For an address that leads nowhere. */
export function NotFoundScreen({
  title = 'This page is not here',
  children = 'The address may be mistyped, or what it showed is gone.',
  action,
}: NotFoundScreenProps) {
  usePageTitle('Page not found')
  return (
    <Main className={classes.screen}>
      <Title order={1} size="h2">
        {title}
      </Title>
      <Text c="dimmed">{children}</Text>
      {action ?? <ButtonLink to="/">Go to the start</ButtonLink>}
    </Main>
  )
}
