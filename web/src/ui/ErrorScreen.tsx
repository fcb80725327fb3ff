import { Button, Text, Title } from '@mantine/core'
import classes from './FullScreen.module.css'
import { usePageTitle } from './Page.tsx'

/** The global error screen, in the specification's words. */
export function ErrorScreen() {
  usePageTitle('An error occurred')
  return (
    <main id="main" tabIndex={-1} className={classes.screen} role="alert">
      <Title order={1} size="h2">
        An error occurred. Please refresh the page.
      </Title>
      <Text c="dimmed">We apologise for the inconvenience</Text>
      <Button onClick={() => location.reload()}>Click to Refresh</Button>
    </main>
  )
}
