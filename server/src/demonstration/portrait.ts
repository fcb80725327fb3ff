import sharp from 'sharp'
import { type Random, randomOf } from './random.ts'

const SIDE = 256
const QUALITY = 80

/** Colors of one family: purple and what lies next to it. */
const backgrounds: readonly (readonly [from: string, to: string])[] = [
  ['#e9defc', '#c9b3f4'],
  ['#dcd9fb', '#aea6ee'],
  ['#f4dcf3', '#dfb0de'],
  ['#dbe6fb', '#a9bfee'],
  ['#fbe1ea', '#eeb1c8'],
  ['#d9eef3', '#a5cfdd'],
  ['#f6e9d8', '#e5c8a8'],
]
const clothes = ['#6b38c9', '#431e82', '#3f4aa8', '#8a3d8f', '#2f6b8f', '#b04a73', '#574b7a', '#7d6bd6', '#31506e']
const skins = ['#f3d9c8', '#e8bf9f', '#d39f78', '#b67c54', '#8f5b3a', '#6a4029', '#f0cfae', '#a56a45']
const hairs = ['#2b2233', '#46303a', '#6a4a3c', '#57506a', '#5b2f66', '#1f2740']
const fairHairs = ['#94694a', '#c79a62', '#b5743f']
const fairSkins = 3

/** Hair behind the head and in front of it, for a head of radius 46 around (128, 112). */
const hairstyles: readonly (readonly [behind: string, inFront: string])[] = [
  ['', 'M82 108a46 46 0 0 1 92 0q-12-26-46-26t-46 26z'],
  ['M76 108a52 52 0 0 1 104 0v64h-104z', 'M82 110a46 46 0 0 1 92 0q-20-30-54-28t-38 28z'],
  ['M74 112a54 54 0 0 1 108 0q6 40-14 56h-80q-20-16-14-56z', 'M82 106a46 46 0 0 1 92 0q-30-10-46-22q-16 12-46 22z'],
  ['M128 34a20 20 0 1 1-.1 0z', 'M82 106a46 46 0 0 1 92 0q-14-20-46-20t-46 20z'],
  [
    'M66 100a30 30 0 0 1 24-40a48 48 0 0 1 76 0a30 30 0 0 1 24 40a28 28 0 0 1-14 40h-96a28 28 0 0 1-14-40z',
    'M82 104a46 46 0 0 1 92 0q-16-16-46-16t-46 16z',
  ],
  ['', 'M82 100q4-38 46-38t46 38l-8-14-12 8-14-12-14 12-14-12-14 12-10-8z'],
  ['M80 90q-14 60 4 92h18v-90z', 'M82 112q-4-52 50-50q44 4 42 48q-14-6-24-26q-24 22-68 28z'],
  ['M68 122a60 62 0 0 1 120 0q0 46-30 62h-60q-30-16-30-62z', ''],
  ['', ''],
]

/** What of a person a portrait has to fit. */
export interface Look {
  readonly of: 'woman' | 'man' | 'either'
  /** From 50 years on, with gray hair. */
  readonly isOlder: boolean
}

/** The hairstyles by whom they fit, as places among them. */
const worn: Record<Look['of'], readonly number[]> = { woman: [1, 2, 3, 4, 6, 7], man: [0, 5, 8], either: [0, 4, 5] }
const grays = ['#8d86a0', '#a9a4b5', '#c4c0cc']

/** A calm portrait without a face, as SVG: a person is meant, and nobody. */
export function portrait(seed: number, look: Look): string {
  const random = randomOf(seed, 0)
  const [from, to] = random.pick(backgrounds)
  const [behind, inFront] = hairstyles[random.pick(worn[look.of])]!
  const tone = random.whole(0, skins.length - 1)
  const skin = skins[tone]!
  const young = tone < fairSkins ? [...hairs, ...fairHairs] : hairs
  const hair = random.pick(look.isOlder ? grays : young)
  const cloth = random.pick(clothes)
  const fill = (path: string, color: string) => (path === '' ? '' : `<path d="${path}" fill="${color}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 256 256">` +
    `<linearGradient id="g" x1="0" y1="0" x2="${random.chance(0.5) ? 1 : 0}" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient><rect width="256" height="256" fill="url(#g)"/>` +
    backdrop(random) +
    fill(behind, hair) +
    `<rect x="112" y="140" width="32" height="44" rx="14" fill="${skin}"/><rect x="112" y="150" width="32" height="14" fill="#000" opacity=".08"/>` +
    `<path d="M32 256q4-76 78-82q18 14 36 0q74 6 78 82z" fill="${cloth}"/>` +
    collar(random) +
    `<ellipse cx="128" cy="114" rx="${random.whole(41, 45)}" ry="${random.whole(45, 50)}" fill="${skin}"/>` +
    fill(inFront, hair) +
    `</svg>`
  )
}

function backdrop(random: Random): string {
  const [x, y, radius] = [random.whole(20, 236), random.whole(20, 200), random.whole(40, 110)]
  const shape = random.pick([
    `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
    `<path d="M0 ${y}q64-${radius} 128 0t128 0v${256 - y}h-256z"/>`,
    `<circle cx="128" cy="118" r="${70 + radius / 4}"/>`,
    `<path d="M${x} 0l${radius} 256h-${radius * 2}z"/>`,
  ])
  return `<g fill="#fff" opacity="${random.pick(['.25', '.35', '.45'])}">${shape}</g>`
}

function collar(random: Random): string {
  return random.pick([
    '',
    '<path d="M104 176l24 30 24-30q-24 12-48 0z" fill="#fff" opacity=".85"/>',
    '<path d="M100 178q28 34 56 0" fill="none" stroke="#fff" stroke-width="5" opacity=".5"/>',
    '<path d="M60 214h136M52 232h152" stroke="#fff" stroke-width="7" opacity=".25"/>',
  ])
}

/** The picture as the product stores photos: WebP. */
export async function drawPortrait(seed: number, look: Look): Promise<Uint8Array> {
  return sharp(Buffer.from(portrait(seed, look)))
    .webp({ quality: QUALITY })
    .toBuffer()
}
