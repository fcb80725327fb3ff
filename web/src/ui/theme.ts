import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { accent, brand, ink, markOnDark } from '@trellis/contract/palette.ts'

const dark: MantineColorsTuple = [
  '#e8e5ee',
  '#cfcad9',
  '#b0aabd',
  '#8d869b',
  '#5d566b',
  '#423c4f',
  '#2c2736',
  '#1f1b28',
  '#16131d',
  '#0e0c13',
]

const field = { defaultProps: { size: 'md' } }

/** The look: one color of the product's own, Inter at 16 px, an 8-point grid, soft corners. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  colors: { brand, dark },
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', system-ui, sans-serif", fontWeight: '650', textWrap: 'balance' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: field,
    TextInput: field,
    PasswordInput: field,
    Textarea: field,
    NativeSelect: field,
    Select: field,
    Autocomplete: field,
    TagsInput: field,
    NumberInput: field,
    FileInput: field,
    Checkbox: field,
    Radio: field,
    Switch: field,
    SegmentedControl: field,
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44 } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})

/** What Mantine's own colors lack for a contrast of 4.5 to 1 in both schemes. */
export const contrast: CSSVariablesResolver = () => ({
  variables: { '--ink': ink.plain },
  light: {
    '--mantine-color-text': ink.plain,
    '--mantine-color-dimmed': ink.quiet,
    '--mantine-color-placeholder': '#6f697b',
    '--mantine-color-error': '#c02424',
    '--mantine-color-anchor': accent.onLight,
    '--surface': '#ffffff',
    '--surface-quiet': '#faf8fd',
    '--line': '#e6e1ee',
    '--control-line': '#8b8497',
    '--accent-text': accent.onLight,
    '--good': '#1f7a45',
    '--caution': '#8a6100',
  },
  dark: {
    '--mantine-color-body': '#16131d',
    '--mantine-color-text': '#e8e5ee',
    '--mantine-color-dimmed': '#b0aabd',
    '--mantine-color-placeholder': '#9c95aa',
    '--mantine-color-error': '#ff9c9c',
    '--mantine-color-anchor': accent.onDark,
    '--mantine-color-default': '#1f1b28',
    '--mantine-color-default-border': '#5d566b',
    '--surface': '#1f1b28',
    '--surface-quiet': '#1b1723',
    '--line': '#332d3f',
    '--control-line': '#8d869b',
    '--accent-text': accent.onDark,
    '--good': '#6fcf97',
    '--caution': '#e6b84d',
    '--mantine-color-brand-light': markOnDark,
    '--mantine-color-brand-light-color': brand[2],
    '--mantine-color-brand-outline': accent.onDark,
  },
})
