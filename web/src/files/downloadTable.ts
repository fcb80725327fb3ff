import { notify } from '../ui/notices/notify.tsx'
import { downloadFile } from './downloadFile.ts'

/** Downloads a table that the server answers, under the name that it gives it; what fails is told. */
export async function downloadTable(answer: () => Promise<Response>): Promise<void> {
  try {
    const reply = await answer()
    const name = /''([^;]+)$/.exec(reply.headers.get('content-disposition') ?? '')?.[1]
    downloadFile(await reply.blob(), name === undefined ? 'Table.csv' : decodeURIComponent(name))
  } catch (failure) {
    notify.failure(failure)
  }
}
