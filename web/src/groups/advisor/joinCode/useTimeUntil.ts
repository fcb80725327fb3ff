import { useEffect, useState } from 'react'

/** The longest that a timer of the browser takes. */
const LONGEST_MS = 2 ** 31 - 1

/** What time it is, told anew once a moment has come. Both in milliseconds since 1970. */
export function useTimeUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (now >= moment) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(moment - Date.now(), 0), LONGEST_MS))
    return () => clearTimeout(timer)
  }, [moment, now])
  return now
}
