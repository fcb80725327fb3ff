import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

export type { PDFDocumentProxy, PDFPageProxy }

/** An opened file, and how to let go of it with its worker. */
export interface OpenedPdf {
  readonly pages: Promise<PDFDocumentProxy>
  readonly close: () => void
}

/** Opens a PDF in a worker. Nothing of it is run: no scripts, no forms, no code that is made of it; pictures of its pages are all that is taken. */
export function openPdf(bytes: ArrayBuffer): OpenedPdf {
  const task = getDocument({ data: bytes, useWasm: false, useWorkerFetch: false, enableXfa: false })
  return { pages: task.promise, close: () => void task.destroy() }
}

/** Draws a page as wide as its canvas is shown, sharp on this screen. Answers how to stop. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number): () => void {
  const { width: natural } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (width * devicePixelRatio) / natural })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = page.render({ canvas, viewport })
  // Stopped drawings reject.
  drawing.promise.catch(() => undefined)
  return () => drawing.cancel()
}
