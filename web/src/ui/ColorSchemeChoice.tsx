import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import classes from './ColorSchemeChoice.module.css'

const colorSchemes: readonly (readonly [MantineColorScheme, string])[] = [
  ['auto', 'Like my device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
]

/** Light or dark: a choice that the browser remembers. */
export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <label className={classes.choice}>
      Colors
      <select
        name="colors"
        autoComplete="off"
        value={colorScheme}
        onChange={({ currentTarget }) => setColorScheme(currentTarget.value as MantineColorScheme)}
      >
        {colorSchemes.map(([scheme, label]) => (
          <option key={scheme} value={scheme}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
