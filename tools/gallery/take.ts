import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLooks, writeLooks } from './looks.ts'
import { galleryPage } from './page.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Takes the pictures of the gallery and writes its page.
 * @param accepts whether what is seen is from now on how the screens should look
 * @throws where a screen cannot be shown
 */
export async function takeGallery(accepts: boolean): Promise<void> {
  const [pictures, looks] = [join(root, 'docs/gallery'), await mkdtemp(join(tmpdir(), 'trellis-looks-'))]
  await mkdir(pictures, { recursive: true })
  const journey = ['exec', '--', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', 'e2e/gallery.journey.ts']
  const env = { ...process.env, GALLERY_PICTURES: pictures, GALLERY_LOOKS: looks }
  const { status } = spawnSync('npm', journey, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) throw new Error('Not every screen could be shown')
  if (accepts) {
    const texts = await Promise.all((await readdir(looks)).map((name) => readFile(join(looks, name), 'utf8')))
    await writeFile(join(root, 'tools/gallery/looks.tsv'), writeLooks(readLooks(texts.join(''))))
  }
  await rm(looks, { recursive: true })
  await writeFile(join(root, 'docs/gallery.html'), galleryPage())
  process.stdout.write(`docs/gallery.html: every screen${accepts ? ', accepted as it looks now' : ''}\n`)
}
