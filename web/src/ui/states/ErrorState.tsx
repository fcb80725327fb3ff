import { Button, Text, Title } from '@mantine/core'
import { withOutcome } from '../../api/failure.ts'
import classes from './states.module.css'

interface ErrorStateProps {
  /** What happened, for instance `sentenceOf(failure)`. */
  readonly error: string
  /** What was kept, where something could have been lost. */
  readonly kept?: string
  readonly onRetry?: () => void
}

/** Stands where something could not be loaded. */
export function ErrorState({ error, kept = '', onRetry }: ErrorStateProps) {
  return (
    <section className={classes.state} role="alert">
      <Title order={2} size="h3">
        This could not be loaded
      </Title>
      <Text c="dimmed" className={classes.words}>
        {withOutcome(error, kept)}
      </Text>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  )
}
