import { createHash } from 'node:crypto'
import type { PictureForm } from '@trellis/contract/files/pictureForms.ts'
import type { FileReply } from '../http/route.ts'
import { createQueue } from '../queue.ts'
import { imageLibrary } from './imageLibrary.ts'
import { type DrawnPicture, svgFile } from './svg.ts'

const MOST_SECONDS = 10

/** Who shares a picture has many who ask for it at once: they wait for one and the same. */
const inTurn = createQueue({ atOnce: 2, waiting: 60 })
const beingMade = new Map<string, Promise<Uint8Array>>()

const types = { svg: 'image/svg+xml', png: 'image/png' } as const

/**
 * A picture as a file of one of the forms. It is made when its bytes are asked for: who has it already need not wait.
 * @throws Failure Busy, with its bytes
 */
export function pictureFile(picture: DrawnPicture, form: PictureForm): FileReply & { readonly version: string } {
  const svg = svgFile(picture)
  const version = createHash('sha256').update(`${form} ${svg}`).digest('base64url')
  const bytes = () => (form === 'svg' ? Promise.resolve(Buffer.from(svg)) : madeOnce(version, svg))
  return { bytes, contentType: types[form], version }
}

function madeOnce(version: string, svg: string): Promise<Uint8Array> {
  const running = beingMade.get(version)
  if (running !== undefined) return running
  const making = inTurn(() => rasterized(svg)).finally(() => beingMade.delete(version))
  beingMade.set(version, making)
  return making
}

async function rasterized(svg: string): Promise<Uint8Array> {
  const sharp = await imageLibrary()
  return sharp(Buffer.from(svg)).timeout({ seconds: MOST_SECONDS }).png({ compressionLevel: 9 }).toBuffer()
}
