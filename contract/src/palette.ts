/** The product's color, a purple, from the lightest to the darkest, for screens and letters alike. */
export const brand = ['#f6f2fe', '#ebe2fc', '#d7c5f9', '#c0a4f5', '#a983f0', '#9263e8', '#7d49dd', '#6b38c9', '#5829a8', '#431e82'] as const

/** The shade of buttons, links and marks on a light ground, and the one on a dark ground. */
export const accent = { onLight: brand[7], onDark: brand[3] }

/** What lies under a mark on a dark ground. */
export const markOnDark = '#33264f'

/** The hues of the made-up genome on the landing pages. */
export const artHues = [brand[7], '#4c4fd6', '#a13bc4', '#7d6ff0', '#c0559f'] as const

/** Text on a light ground, and what matters less there. */
export const ink = { plain: '#1d1926', quiet: '#5e5869' }
