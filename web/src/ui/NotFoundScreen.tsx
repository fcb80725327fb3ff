import { Text, Title } from '@mantine/core'
import classes from './FullScreen.module.css'
import { ButtonLink } from './links.tsx'
import { Main } from './Main.tsx'
import { usePageTitle } from './Page.tsx'

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <Main className={classes.screen}>
      <Title order={1} size="h2">
        This page is not here
      </Title>
      <Text c="dimmed">The address may be mistyped, or what it showed is gone.</Text>
      <ButtonLink to="/">Go to the start</ButtonLink>
    </Main>
  )
}
