import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { brand, darks, grays, ink, markOnDark, onDark, onLight, plate, white } from '@trellis/contract/palette.ts'

const field = { defaultProps: { size: 'md' } }

/** The look: one color of the product's own, Inter at 16 px, an 8-point grid, soft corners. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  white,
  colors: { brand, gray: grays, dark: darks },
  fontFamily: 'var(--text-face)',
  fontSizes: { xs: 'var(--text-xs)', sm: 'var(--text-sm)', md: 'var(--text-md)', lg: 'var(--text-lg)', xl: 'var(--text-xl)' },
  headings: {
    fontFamily: 'var(--display-face)',
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--text-3xl)', lineHeight: '1.2' },
      h2: { fontSize: 'var(--text-2xl)', lineHeight: '1.25' },
      h3: { fontSize: 'var(--text-xl)', lineHeight: '1.3' },
      h4: { fontSize: 'var(--text-lg)', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: 'var(--radius)', sm: 'var(--radius)', md: 'var(--radius)', lg: 'var(--radius)', xl: 'var(--round)' },
  shadows: { xs: 'var(--float)', sm: 'var(--float)', md: 'var(--float)', lg: 'var(--float)', xl: 'var(--float)' },
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
    Radio: field,
    Switch: field,
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    CloseButton: { defaultProps: { size: 44 } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
})

/** A scheme's colors under the names that styles know, Mantine's own among them where theirs lack contrast. */
const named = (scheme: typeof onLight | typeof onDark) => ({
  '--mantine-color-body': scheme.ground,
  '--mantine-color-text': scheme.text,
  '--mantine-color-dimmed': scheme.quiet,
  '--mantine-color-placeholder': scheme.placeholder,
  '--mantine-color-error': scheme.bad,
  '--mantine-color-anchor': scheme.accent,
  '--mantine-color-default': scheme.surface,
  '--mantine-color-default-border': scheme.controlLine,
  '--surface': scheme.surface,
  '--surface-quiet': scheme.surfaceQuiet,
  '--line': scheme.line,
  '--control-line': scheme.controlLine,
  '--accent-text': scheme.accent,
  '--mark': scheme.mark,
  '--good': scheme.good,
  '--caution': scheme.caution,
  '--shade-near': scheme.shadeNear,
  '--shade-far': scheme.shadeFar,
})

/** The colors of both schemes, for a contrast of 4.5 to 1, and those of the plate, which is the same in both. */
export const contrast: CSSVariablesResolver = () => ({
  variables: {
    '--ink': ink.plain,
    '--plate': plate.ground,
    '--plate-edge': plate.edge,
    '--plate-ink': plate.ink,
    '--plate-quiet': plate.quiet,
  },
  light: named(onLight),
  dark: {
    ...named(onDark),
    '--mantine-color-brand-light': markOnDark,
    '--mantine-color-brand-light-color': brand[2],
    '--mantine-color-brand-outline': onDark.accent,
  },
})
