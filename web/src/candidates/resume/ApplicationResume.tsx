import { Button, Text, Title } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { getApplicationResume } from '@trellis/contract/candidates/candidates.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import type { LinkOfOwner } from '@trellis/contract/postings/linkSides.ts'
import { lazy, Suspense, useState } from 'react'
import { fetchFile } from '../../api/call.ts'
import { failedWith, sentenceOf } from '../../api/failure.ts'
import { downloadFile } from '../../files/downloadFile.ts'
import { Segments } from '../../ui/choices/Segments.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { notify } from '../../ui/notices/notify.tsx'
import { SkeletonLines, Waiting } from '../../ui/states/Waiting.tsx'
import { resumeTextQuery } from '../queries.ts'
import classes from '../review/Review.module.css'
import { readAs, useResumeView } from './resumeView.ts'

const ResumePages = lazy(async () => ({ default: (await import('./ResumePages.tsx')).ResumePages }))

interface Props {
  readonly postingId: string
  readonly studentId: string
  readonly resume: LinkOfOwner['resume']
}

const views = [
  { value: 'words', label: 'Words' },
  { value: 'pages', label: 'Pages' },
] as const
const viewsWithRoom = [views[0], { value: 'pages', label: 'Pages and words' }] as const

/** As the style sheet of the review says: where what stands beside the profile is wide enough for both. */
const ROOM_FOR_BOTH = '(min-width: 87.5em)'

/** The resume that came with an application: its words to read at once, its pages where it is a PDF, on wide windows with the words beside, and the file. */
export function ApplicationResume({ postingId, studentId, resume }: Props) {
  const { isPages } = useResumeView()
  const hasRoom = useMediaQuery(ROOM_FOR_BOTH, false, { getInitialValueInEffect: false })
  if (resume === null) return <Text c="dimmed">No resume came with this.</Text>
  const isPdf = /\.pdf$/i.test(resume.filename)
  const words = <ResumeText postingId={postingId} studentId={studentId} />
  return (
    <>
      <div className={classes.fileLine}>
        <Title order={2} size="h4" className={classes.fileName}>
          {resume.filename}
        </Title>
        <Download postingId={postingId} studentId={studentId} filename={resume.filename} />
      </div>
      {isPdf && (
        <div style={{ marginBottom: 12 }}>
          <Segments
            label="Read the resume as"
            size="sm"
            data={hasRoom ? viewsWithRoom : views}
            value={isPages ? 'pages' : 'words'}
            onChange={(view) => readAs(view === 'pages')}
          />
        </div>
      )}
      {isPdf && isPages ? (
        <Suspense fallback={<Loading />}>
          <ResumePages key={resume.id} postingId={postingId} studentId={studentId} filename={resume.filename} words={hasRoom && words} />
        </Suspense>
      ) : (
        words
      )}
    </>
  )
}

interface DownloadProps {
  readonly postingId: string
  readonly studentId: string
  readonly filename: string
}

function Download({ postingId, studentId, filename }: DownloadProps) {
  const [isLoading, setLoading] = useState(false)
  const download = async () => {
    setLoading(true)
    try {
      downloadFile(await fetchFile(addressOf(getApplicationResume.description.path, { jobId: postingId, studentId })), filename)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="default" loading={isLoading} onClick={() => void download()}>
      Download
    </Button>
  )
}

function ResumeText({ postingId, studentId }: { readonly postingId: string; readonly studentId: string }) {
  const { data, error, refetch } = useQuery(resumeTextQuery(postingId, studentId))
  if (data !== undefined) return <p className={classes.resumeText}>{data.text}</p>
  if (failedWith(error, 'UnreadableFile')) {
    return <Text c="dimmed">The words of this file could not be read. Download it to see it as it is.</Text>
  }
  if (error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return <Loading />
}

const Loading = () => (
  <Waiting>
    <SkeletonLines count={8} />
  </Waiting>
)
