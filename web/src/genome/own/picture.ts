import { useQuery } from '@tanstack/react-query'
import type { PictureForm } from '@trellis/contract/files/pictureForms.ts'
import { getGenomePicture } from '@trellis/contract/genome/genome.calls.ts'
import { addressOf } from '@trellis/contract/wire/address.ts'
import { type CallOptions, fetchFile } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** One's own genome as a file. Throws `CallFailed`. */
export function fetchPicture(id: string, isNamed: boolean, form: PictureForm, options: CallOptions = {}): Promise<Blob> {
  return fetchFile(addressOf(getGenomePicture.description.path, { id }, { form, named: isNamed ? 'yes' : 'no' }), options)
}

/** The same as a PNG to be handed on, with an address that shows it. */
export function usePicture(id: string, isNamed: boolean) {
  return useQuery({
    queryKey: keys.genome(id, 'picture', isNamed),
    queryFn: async ({ signal }) => {
      const blob = await fetchPicture(id, isNamed, 'png', { signal })
      return { blob, url: await dataUrlOf(blob) }
    },
    placeholderData: (before) => before,
  })
}

/** Unlike an object URL, it need not be given back. */
function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture was not read.')))
    reader.readAsDataURL(blob)
  })
}
