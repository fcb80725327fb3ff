import { skipToken, useQuery } from '@tanstack/react-query'
import { fetchFile } from '../api/call.ts'
import { keys } from '../api/keys.ts'
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
}

/** A person's round photo, or their initials. Decorative: their name always stands beside it. */
export function Photo({ name, address, size = 56 }: PhotoProps) {
  const url = usePhotoUrl(address)
  const style = { width: size, height: size, fontSize: size * 0.36 }
  if (url !== undefined) return <img className={classes.photo} style={style} src={url} alt="" />
  return (
    <span className={classes.initials} style={style} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
