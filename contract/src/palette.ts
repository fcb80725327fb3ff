/**
 * Every color of the product, for screens, pictures and letters alike: nowhere else is one written out (`npm run lint` checks it). Grays lean
 * to violet.
 */

/** The product's color, a purple, from the lightest to the darkest. */
export const brand = ['#f6f2fe', '#ebe2fc', '#d7c5f9', '#c0a4f5', '#a983f0', '#9263e8', '#7d49dd', '#6b38c9', '#5829a8', '#431e82'] as const

/** The neutrals on a light ground, from the lightest to the darkest. */
export const grays = ['#faf8fd', '#f2eff7', '#e6e1ee', '#d5cee0', '#b9b1c6', '#a199b0', '#8b8497', '#6f697b', '#5e5869', '#3a3545'] as const

/** The neutrals on a dark ground, from the lightest to the darkest. */
export const darks = ['#e8e5ee', '#cfcad9', '#b0aabd', '#8d869b', '#5d566b', '#423c4f', '#2c2736', '#1f1b28', '#16131d', '#0e0c13'] as const

export const white = '#ffffff'

/** The shade of buttons, links and marks on a light ground, and the one on a dark ground. */
export const accent = { onLight: brand[7], onDark: brand[3] }

/** Text on a light ground, and what matters less there. */
export const ink = { plain: '#1d1926', quiet: grays[8] }

/** The near-black that genomes lie on in both schemes, with its edge, the words on it and what matters less there. */
export const plate = { ground: '#0c0912', edge: '#2a2338', ink: '#f0edf5', quiet: darks[2] }

/** What a look consists of, by the names under which styles know it. */
export const onLight = {
  ground: white,
  surface: white,
  surfaceQuiet: grays[0],
  line: grays[2],
  controlLine: grays[6],
  text: ink.plain,
  quiet: ink.quiet,
  placeholder: grays[7],
  accent: accent.onLight,
  mark: brand[6],
  good: '#1f7a45',
  caution: '#8a6100',
  bad: '#c02424',
  shadeNear: '#1d19260a',
  shadeFar: '#1d192614',
} as const

export const onDark = {
  ground: darks[8],
  surface: darks[7],
  surfaceQuiet: '#1b1723',
  line: '#332d3f',
  controlLine: darks[3],
  text: darks[0],
  quiet: darks[2],
  placeholder: '#9c95aa',
  accent: accent.onDark,
  mark: brand[4],
  good: '#6fcf97',
  caution: '#e6b84d',
  bad: '#ff9c9c',
  shadeNear: '#0000003d',
  shadeFar: '#00000066',
} as const

/** What lies under a mark on a dark ground. */
export const markOnDark = '#33264f'
