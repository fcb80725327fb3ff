import { Button, Text, Title } from '@mantine/core'
import classes from './FullScreen.module.css'
import { Main } from './Main.tsx'
import { usePageTitle } from './Page.tsx'

/** The global error screen, in the specification's words. */
export function ErrorScreen() {
  usePageTitle('An error occurred')
  return (
    <Main>
      <div className={classes.screen} role="alert">
        <Title order={1} size="h2">
          An error occurred. Please refresh the page.
        </Title>
        <Text c="dimmed">We apologise for the inconvenience</Text>
        <Button onClick={() => location.reload()}>Click to Refresh</Button>
      </div>
    </Main>
  )
}
