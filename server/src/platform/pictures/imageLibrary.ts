/** The library for images, loaded when the first one comes. Each image takes one thread and is not kept. */
export async function imageLibrary() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
