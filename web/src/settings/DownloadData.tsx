import { Button, Text } from '@mantine/core'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { downloadPersonal } from '@trellis/contract/personal/personal.ts'
import { useState } from 'react'
import { fetchFile } from '../api/call.ts'
import { downloadFile } from '../files/downloadFile.ts'
import { flushAll } from '../profiles/saving/savers.ts'
import { notify } from '../ui/notices/notify.tsx'
import { productName } from '../ui/product.ts'

/** Downloads everything that is stored about whoever is signed in. */
export function DownloadData({ id }: { readonly id: string }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await flushAll()
      const archive = await fetchFile(addressOf(downloadPersonal.description.path, { id }))
      downloadFile(archive, `${productName()} ${new Date().toISOString().slice(0, 10)}.zip`)
    } catch (failure) {
      notify.failure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Text c="dimmed" mb="md">
        Everything that is stored about you, as one ZIP archive: a file that programs can read (JSON), and your files.
      </Text>
      <Button variant="default" loading={isBusy} onClick={() => void download()}>
        Download my data
      </Button>
    </>
  )
}
