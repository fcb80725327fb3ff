import { Button, CloseButton, Group, Modal, Text } from '@mantine/core'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { firstNameOf } from '@trellis/contract/people/firstName.ts'
import { useState } from 'react'
import { CheckField } from '../../ui/choices/CheckField.tsx'
import { sentenceOf } from '../../api/failure.ts'
import { downloadFile } from '../../files/downloadFile.ts'
import { notify } from '../../ui/notices/notify.tsx'
import { useOpenedLate } from '../../ui/loading/useOpenedLate.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { fetchPicture, usePicture } from './picture.ts'
import classes from './SharePicture.module.css'

interface Props {
  readonly id: string
  readonly name: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** One's own genome as a picture, to be saved or handed on. It names them only if they say so. */
export function SharePicture({ id, name, opened, onClose }: Props) {
  const [isNamed, setNamed] = useState(false)
  return (
    <Modal.Root opened={useOpenedLate(opened)} onClose={onClose} centered>
      <Modal.Overlay />
      <Modal.Content aria-label="Share your genome">
        <Modal.Body p="lg" className={classes.dialog}>
          <header className={classes.header}>
            <Modal.Title fw={600} fz="lg">
              Share your genome
            </Modal.Title>
            <CloseButton size="xl" aria-label="Close" onClick={onClose} />
          </header>
          <Preview id={id} isNamed={isNamed} />
          <CheckField
            label={`With my first name, ${firstNameOf(name)}`}
            checked={isNamed}
            onChange={(event) => setNamed(event.currentTarget.checked)}
          />
          <Text c="dimmed" size="sm">
            The picture says where you stand out, and nothing else about you.
          </Text>
          <Ways id={id} isNamed={isNamed} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Preview({ id, isNamed }: { readonly id: string; readonly isNamed: boolean }) {
  const { data, error, refetch } = usePicture(id, isNamed)
  if (error) return <ErrorState error={sentenceOf(error)} onRetry={() => void refetch()} />
  return <div className={classes.preview}>{data && <img src={data.url} alt="Your genome, and below it where you stand out" />}</div>
}

const FILE_NAME = 'genome'

function Ways({ id, isNamed }: { readonly id: string; readonly isNamed: boolean }) {
  const { data, isPlaceholderData } = usePicture(id, isNamed)
  const [isBusy, setBusy] = useState(false)
  // What is shown until the right picture is there may say the name that is not wanted.
  const file = data && !isPlaceholderData ? new File([data.blob], `${FILE_NAME}.png`, { type: data.blob.type }) : undefined
  const canShare = file !== undefined && (navigator.canShare?.({ files: [file] }) ?? false)
  const saveDrawing = async () => {
    setBusy(true)
    try {
      downloadFile(await fetchPicture(id, isNamed, 'svg'), `${FILE_NAME}.svg`)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="sm">
      {canShare && <Button onClick={() => void handOn(file)}>Share picture</Button>}
      <Button variant={canShare ? 'default' : 'filled'} disabled={!file} onClick={() => file && downloadFile(file, file.name)}>
        Save picture
      </Button>
      <Button variant="default" loading={isBusy} onClick={() => void saveDrawing()}>
        Save for print (SVG)
      </Button>
    </Group>
  )
}

/** By what the device offers for it; who closes that has decided otherwise. */
async function handOn(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) notify.failure(failure)
  }
}
