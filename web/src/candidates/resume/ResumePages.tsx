import { Button, Text } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getApplicationResume } from '@trellis/contract/candidates/candidates.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { fetchFile } from '../../api/call.ts'
import { sentenceOf } from '../../api/failure.ts'
import { keys } from '../../api/keys.ts'
import { type ScreenKey, useScreenKeys } from '../../ui/keys/screenKeys.ts'
import { useKeyPress } from '../../ui/keys/useKeyPress.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { openPdf, type PDFDocumentProxy } from './pdfPages.ts'
import { PdfPage } from './PdfPage.tsx'
import classes from './ResumePages.module.css'
import { inPercent, type Zoom, zoomed, zooms } from './zoom.ts'

interface Props {
  readonly postingId: string
  readonly studentId: string
  readonly filename: string
  /** What stands beside the pages; false where there is no room. */
  readonly words: ReactNode
}

/** Who reads a resume of more pages downloads it. */
const MOST_PAGES = 30

/** What scrolls is reached by keys, also in browsers that do not see to it. */
const REACHED_BY_TAB = 0

const zoomKeys: readonly ScreenKey[] = [
  { key: '+', label: 'Larger pages' },
  { key: '-', label: 'Smaller pages' },
]
/** Where plus is typed with Shift, its key alone does as well. */
const stepOf: Readonly<Partial<Record<string, 1 | -1>>> = { '+': 1, '=': 1, '-': -1 }

/** A resume as its pages look, and where there is room its words beside, each scrolled on its own. */
export function ResumePages({ words, ...file }: Props) {
  if (words === false) return <Pages {...file} />
  return (
    <div className={classes.both}>
      <div className={classes.half} role="region" aria-label="Pages" tabIndex={REACHED_BY_TAB}>
        <Pages {...file} />
      </div>
      <div className={classes.half} role="region" aria-label="Words" tabIndex={REACHED_BY_TAB}>
        {words}
      </div>
    </div>
  )
}

/** What stands on the pages is read by screen readers as words, which lie beside or are the other choice. */
function Pages({ postingId, studentId, filename }: Omit<Props, 'words'>) {
  const { data, error, refetch } = useQuery({
    queryKey: keys.candidates(postingId, 'resumeFile', studentId),
    queryFn: async ({ signal }) =>
      (await fetchFile(addressOf(getApplicationResume.description.path, { jobId: postingId, studentId }), { signal })).arrayBuffer(),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  const pdf = usePdf(data)
  const [zoom, setZoom] = useState<Zoom>(1)
  const { ref, width } = useElementSize()
  useScreenKeys(zoomKeys)
  useKeyPress((name) => {
    const by = stepOf[name]
    if (by !== undefined) setZoom(zoomed(zoom, by))
    return by !== undefined
  })
  if (data === undefined && error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  if (pdf === 'unreadable') return <Text c="dimmed">The pages of this file cannot be shown. Download it to see them.</Text>
  if (pdf === undefined) {
    return (
      <Waiting>
        <SkeletonLines count={8} />
      </Waiting>
    )
  }
  const count = Math.min(pdf.numPages, MOST_PAGES)
  return (
    <section aria-label={`Pages of ${filename}`}>
      <div className={classes.zoom}>
        <Button variant="default" disabled={zoom === zooms[0]} onClick={() => setZoom(zoomed(zoom, -1))} aria-keyshortcuts="-">
          Smaller
        </Button>
        <span role="status">{inPercent(zoom)}</span>
        <Button variant="default" disabled={zoom === zooms.at(-1)} onClick={() => setZoom(zoomed(zoom, 1))} aria-keyshortcuts="+">
          Larger
        </Button>
      </div>
      <div ref={ref} className={classes.pages}>
        {width > 0 &&
          Array.from({ length: count }, (_, at) => (
            <PdfPage key={at} pdf={pdf} number={at + 1} count={pdf.numPages} width={Math.floor(width * zoom)} />
          ))}
      </div>
      {pdf.numPages > count && <Text c="dimmed">These are the first {count} pages. Download the file to read on.</Text>}
    </section>
  )
}

/** The file once it is opened; undefined before. */
function usePdf(bytes: ArrayBuffer | undefined): PDFDocumentProxy | 'unreadable' | undefined {
  const [opened, setOpened] = useState<{ readonly bytes: ArrayBuffer; readonly pdf: PDFDocumentProxy | 'unreadable' }>()
  useEffect(() => {
    if (bytes === undefined) return undefined
    // The worker takes what it is given away.
    const { pages, close } = openPdf(bytes.slice(0))
    pages.then(
      (pdf) => setOpened({ bytes, pdf }),
      () => setOpened({ bytes, pdf: 'unreadable' }),
    )
    return close
  }, [bytes])
  return opened?.bytes === bytes ? opened?.pdf : undefined
}
