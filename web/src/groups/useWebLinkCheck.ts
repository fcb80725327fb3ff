import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { MINUTE_MS } from '@trellis/contract/durations.ts'
import { validateGroupWebLink } from '@trellis/contract/groups/webLink.calls.ts'
import { webLinkFault } from '@trellis/contract/groups/webLink.ts'
import type { Reply } from '@trellis/contract/wire/endpoint.ts'
import { useState } from 'react'
import { call } from '../api/call.ts'

/** Longer than elsewhere: each look is asked of somebody else's server, and they are counted. */
const TYPING_PAUSE_MS = 1_000
const KEPT_MS = 10 * MINUTE_MS

/** What is known of the page behind a typed link. */
export type WebLinkCheck =
  | { readonly state: 'none' | 'checking' }
  | ({ readonly state: 'checked' } & Reply<(typeof validateGroupWebLink)['description']>['data'])
  | { readonly state: 'failed'; readonly failure: Error }

/**
 * Looks whether a typed link leads to a page, after a pause or once the field is left. What nobody else could open is not asked for, and
 * what was there already is not either.
 */
export function useWebLinkCheck() {
  const [address, setAddress] = useState<string>()
  const checkSoon = useDebouncedCallback((typed: string) => {
    const written = typed.trim()
    setAddress(webLinkFault(written) === undefined ? written : undefined)
  }, TYPING_PAUSE_MS)
  const { data, error } = useQuery({
    queryKey: ['groupWebLink', address],
    queryFn: async ({ signal }) => (await call(validateGroupWebLink, { body: { url: address! } }, { signal })).data,
    enabled: address !== undefined,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  })

  return {
    check: checkOf(address, data, error),
    typed(value: string) {
      setAddress(undefined)
      checkSoon(value)
    },
    left: () => checkSoon.flush(),
  }
}

function checkOf(
  address: string | undefined,
  data: Reply<(typeof validateGroupWebLink)['description']>['data'] | undefined,
  failure: Error | null,
): WebLinkCheck {
  if (address === undefined) return { state: 'none' }
  if (data !== undefined) return { state: 'checked', ...data }
  return failure === null ? { state: 'checking' } : { state: 'failed', failure }
}
