import { useIntersection } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { drawPage, type PDFDocumentProxy, type PDFPageProxy } from './pdfPages.ts'
import classes from './ResumePages.module.css'

interface Props {
  readonly pdf: PDFDocumentProxy
  /** From 1. */
  readonly number: number
  readonly count: number
  /** In pixels of the page. */
  readonly width: number
}

/** Most pages are of letter or of A4: until one is there it takes the room of such a page. */
const LIKELY_RATIO = 1 / Math.SQRT2

/** One page, drawn once it comes near the window. */
export function PdfPage({ pdf, number, count, width }: Props) {
  const { ref, entry } = useIntersection({ rootMargin: '600px' })
  const isNear = entry?.isIntersecting === true
  const canvas = useRef<HTMLCanvasElement>(null)
  const [page, setPage] = useState<PDFPageProxy>()
  useEffect(() => {
    if (!isNear || page !== undefined) return
    pdf.getPage(number).then(setPage, () => undefined)
  }, [pdf, number, isNear, page])
  useEffect(() => (isNear && page && canvas.current ? drawPage(page, canvas.current, width) : undefined), [page, width, isNear])
  const { width: natural, height } = page?.getViewport({ scale: 1 }) ?? { width: LIKELY_RATIO, height: 1 }
  return (
    <div ref={ref} className={classes.page} style={{ width, height: (width * height) / natural }}>
      <canvas ref={canvas} role="img" aria-label={`Page ${number} of ${count}`} />
    </div>
  )
}
