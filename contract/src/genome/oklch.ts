import type { Color } from './genomeColors.ts'

/** OKLCH to linear sRGB, after Björn Ottosson, 'A perceptual color space for image processing' (2020). */
export function linearOf([lightness, chroma, hue]: Color): [red: number, green: number, blue: number] {
  const radians = (hue * Math.PI) / 180
  const a = chroma * Math.cos(radians)
  const b = chroma * Math.sin(radians)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** A color as sRGB in hexadecimal, for what knows no OKLCH: files of pictures. */
export function hexOf(color: Color): string {
  const parts = linearOf(color).map((part) => {
    const bounded = Math.min(Math.max(part, 0), 1)
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
