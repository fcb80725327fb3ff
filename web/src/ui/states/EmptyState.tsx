import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './states.module.css'

interface EmptyStateProps {
  readonly title: string
  /** What to do about it. */
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Stands where a list has nothing to show, and says what to do. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={classes.state}>
      <Title order={2} size="h3">
        {title}
      </Title>
      <Text c="dimmed" className={classes.words}>
        {children}
      </Text>
      {action}
    </section>
  )
}
