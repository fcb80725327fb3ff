import type { ReactNode } from 'react'

/** The icons of the areas: our own, on a grid of 24, drawn with one round pen. */
const strokes = {
  bio: (
    <>
      <rect x="4" y="3.5" width="16" height="17" rx="3" />
      <circle cx="12" cy="9.5" r="2.5" />
      <path d="M7.5 17c.6-2.2 2.3-3.3 4.5-3.3s3.9 1.1 4.5 3.3" />
    </>
  ),
  genome: (
    <>
      <circle cx="12" cy="12" r="3.25" />
      <circle cx="12" cy="12" r="8.5" pathLength="100" strokeDasharray="27 9 17 9 10 9 10 9" transform="rotate(-90 12 12)" />
    </>
  ),
  jobs: (
    <>
      <rect x="3" y="7.5" width="18" height="12.5" rx="2.5" />
      <path d="M8.5 7.5V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v1.5M3 13h18M12 12v2" />
    </>
  ),
  groups: (
    <>
      <circle cx="12" cy="7" r="3.25" />
      <circle cx="5.75" cy="16.5" r="3.25" />
      <circle cx="18.25" cy="16.5" r="3.25" />
      <path d="M10.2 9.800 7.600 13.700M13.800 9.800l2.600 3.900M9 16.500h6" />
    </>
  ),
  people: (
    <>
      <circle cx="9" cy="8" r="3.5" />
      <path d="M2.5 19.5c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14.600c2 .8 3.2 2.5 3.5 4.9" />
    </>
  ),
  post: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v8M8 12h8" />
    </>
  ),
  profile: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.7-4.2 3.4-6.5 7.5-6.5s6.8 2.3 7.5 6.5" />
    </>
  ),
  approval: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  admin: (
    <>
      <path d="M12 3.500 19 6v5.500c0 4.300-2.800 7.300-7 9-4.200-1.700-7-4.700-7-9V6Z" />
      <path d="m9 11.800 2.200 2.200L15.200 10" />
    </>
  ),
  fold: <path d="M13.5 7 8.5 12l5 5M19 4.5v15" />,
  unfold: <path d="m10.5 7 5 5-5 5M5 4.5v15" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof strokes

/** An icon, which always stands beside its label. */
export function AreaIcon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {strokes[name]}
    </svg>
  )
}
