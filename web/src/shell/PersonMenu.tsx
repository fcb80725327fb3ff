import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { OwnPhoto } from './OwnPhoto.tsx'
import { paths } from '@trellis/contract/screens.ts'
import { usePerson } from '../session/session.ts'
import { signOutEverywhere } from '../session/signOut.ts'
import { sideOf } from '../session/side.ts'
import { ColorSchemeChoice } from '../ui/ColorSchemeChoice.tsx'
import { TextLink } from '../ui/links.tsx'
import classes from './PersonMenu.module.css'

const PANEL = 'person-menu'

/** Who is signed in; the settings, help, the colors and the way out. The browser's own popover opens and closes it. */
export function PersonMenu() {
  const { info, userType } = usePerson()
  return (
    <>
      <button type="button" popoverTarget={PANEL} className={classes.target}>
        <OwnPhoto size={40} />
        <VisuallyHidden>Menu of {info.name}</VisuallyHidden>
      </button>
      <div id={PANEL} popover="auto" className={classes.panel}>
        <p className={classes.name}>{info.name}</p>
        <p className={classes.email}>{info.email}</p>
        <ColorSchemeChoice />
        <TextLink to={paths.settings()} underline="hover" className={classes.entry}>
          Settings
        </TextLink>
        <TextLink to={sideOf(userType).help} underline="hover" className={classes.entry}>
          Help
        </TextLink>
        <UnstyledButton className={classes.entry} onClick={() => void signOutEverywhere()}>
          Sign out
        </UnstyledButton>
      </div>
    </>
  )
}
