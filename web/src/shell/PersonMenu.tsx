import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { useNavigate } from '@tanstack/react-router'
import { Photo } from '../files/Photo.tsx'
import { usePerson } from '../session/session.ts'
import { signOutEverywhere } from '../session/signOut.ts'
import { sideOf } from '../side.ts'
import classes from './PersonMenu.module.css'

const schemes = [
  ['auto', 'Like my device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const

/** Who is signed in; help, the colours and the way out. */
export function PersonMenu() {
  const { info, userType } = usePerson()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const navigate = useNavigate()
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <Photo name={info.name} address={info.profilePicture} size={40} />
          <VisuallyHidden>Menu of {info.name}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.who}>{info.name}</Menu.Label>
        <Menu.Item onClick={() => void navigate({ to: sideOf(userType).help })}>Help</Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        {schemes.map(([scheme, label]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            className={classes.scheme}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={signOutEverywhere}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
