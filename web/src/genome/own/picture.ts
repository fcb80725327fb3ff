import { useQuery } from '@tanstack/react-query'
import type { PictureForm } from '@trellis/contract/files/pictureForms.ts'
import { getGenomePicture } from '@trellis/contract/genome/genome.calls.ts'
import { addressOf } from '@trellis/contract/wire/endpoint.ts'
import { useEffect, useState } from 'react'
import { type CallOptions, fetchFile } from '../../api/call.ts'
import { keys } from '../../api/keys.ts'

/** One's own genome as a file. Throws `CallFailed`. */
export function fetchPicture(id: string, isNamed: boolean, form: PictureForm, options: CallOptions = {}): Promise<Blob> {
  return fetchFile(addressOf(getGenomePicture.description.path, { id }, { form, named: isNamed ? 'yes' : 'no' }), options)
}

/** The same as a PNG to be shown and handed on, with an address that shows it. */
export function usePicture(id: string, isNamed: boolean) {
  const { data: blob, ...query } = useQuery({
    queryKey: keys.genome(id, 'picture', isNamed),
    queryFn: ({ signal }) => fetchPicture(id, isNamed, 'png', { signal }),
    placeholderData: (before) => before,
  })
  return { ...query, blob, url: useObjectUrl(blob) }
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return undefined
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
