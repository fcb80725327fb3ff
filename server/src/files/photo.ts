import { LARGEST_PHOTO_PIXELS } from '@trellis/contract/files/files.ts'
import type { ResizeOptions } from 'sharp'
import { Failure } from '../platform/http/failure.ts'
import { imageLibrary } from '../platform/pictures/imageLibrary.ts'
import { createQueue } from '../platform/queue.ts'

export const PHOTO_TYPE = 'image/webp'
const LONGEST_SIDE = 512
const WIDEST_PICTURE = 1_200
const HIGHEST_PICTURE = 800
const QUALITY = 82
const MOST_SECONDS = 10

// A class that uploads at once waits in line, for each photo takes some 100 MB.
const inTurn = createQueue({ atOnce: 2, waiting: 60 })

/** How JPEG, PNG and WebP files start; null is any byte. */
const beginnings: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
]

/**
 * A photo made anew from what somebody uploaded: upright, square, at most 512 pixels wide, WebP, without metadata.
 * @throws Failure WrongFileType, TooLarge, UnreadableFile or Busy
 */
export function readPhoto(bytes: Uint8Array): Promise<Uint8Array> {
  return remade(bytes, ({ width, height }) => {
    const side = Math.min(LONGEST_SIDE, width, height)
    return { width: side, height: side, fit: 'cover' }
  })
}

/**
 * The same of a picture, which keeps its form: at most 1200 × 800 pixels.
 * @throws Failure WrongFileType, TooLarge, UnreadableFile or Busy
 */
export function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return remade(bytes, () => ({ width: WIDEST_PICTURE, height: HIGHEST_PICTURE, fit: 'inside', withoutEnlargement: true }))
}

interface Pixels {
  readonly width: number
  readonly height: number
}

async function remade(bytes: Uint8Array, sizeOf: (original: Pixels) => ResizeOptions): Promise<Uint8Array> {
  if (!beginnings.some((beginning) => beginning.every((byte, at) => byte === null || bytes[at] === byte))) {
    throw new Failure('WrongFileType', { sentence: 'Please choose a JPEG, PNG or WebP image.' })
  }
  const sharp = await imageLibrary()
  const { width, height } = await readable(sharp(bytes, { limitInputPixels: false }).metadata())
  if (width * height > LARGEST_PHOTO_PIXELS) {
    throw new Failure('TooLarge', { sentence: `Please choose an image of at most ${LARGEST_PHOTO_PIXELS / 1e6} megapixels.` })
  }
  return inTurn(() =>
    readable(
      sharp(bytes, { limitInputPixels: LARGEST_PHOTO_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(sizeOf({ width, height }))
        .timeout({ seconds: MOST_SECONDS })
        .webp({ quality: QUALITY })
        .toBuffer(),
    ),
  )
}

async function readable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch {
    throw new Failure('UnreadableFile')
  }
}
