import { skipToken, useQuery } from '@tanstack/react-query'
import type { Ring } from '@trellis/contract/genome/ring.ts'
import { fetchFile } from '../api/call.ts'
import { keys } from '../api/keys.ts'
import { Framed } from '../ui/ring/Framed.tsx'
import { initialsOf } from './initials.ts'
import classes from './Photo.module.css'

/** The photo at an address below `/api` as an object URL; the query client gives it back when nobody needs it. */
export function usePhotoUrl(address: string): string | undefined {
  const { data } = useQuery({
    queryKey: keys.photo(address),
    queryFn: address ? async ({ signal }) => URL.createObjectURL(await fetchFile(address, { signal })) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return data
}

interface PhotoProps {
  readonly name: string
  /** Below `/api`, or empty where there is none. */
  readonly address: string
  /** In pixels. */
  readonly size?: number
  /** Their genome, which frames it; plain without one. */
  readonly ring?: Ring | null
}

/** A person's round photo, or their initials, in the ring of their genome. Decorative: their name always stands beside it. */
export function Photo({ name, address, size = 56, ring = null }: PhotoProps) {
  const url = usePhotoUrl(address)
  return (
    <Framed size={size} ring={ring}>
      {(style) =>
        url === undefined ? (
          <span className={classes.initials} style={style} aria-hidden>
            {initialsOf(name)}
          </span>
        ) : (
          <img className={classes.photo} style={style} src={url} alt="" />
        )
      }
    </Framed>
  )
}
