import { Link } from '@tanstack/react-router'
import { productName } from './product.ts'
import classes from './Logo.module.css'

/** The product's mark and name, leading home. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={classes.logo} activeProps={{}}>
      <Mark />
      {productName()}
    </Link>
  )
}

/** A small sunburst: three arcs around a point. */
function Mark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" strokeWidth="4" strokeLinecap="round" aria-hidden>
      <circle cx="16" cy="16" r="3.5" fill="var(--accent-text)" />
      <path d="M16 6.5a9.5 9.5 0 0 1 9.5 9.5" stroke="var(--accent-text)" />
      <path d="M22.7 22.7A9.5 9.5 0 0 1 9.3 22.7" stroke="var(--mantine-color-brand-5)" />
      <path d="M6.8 13.5A9.5 9.5 0 0 1 9.6 9" stroke="var(--mantine-color-brand-3)" />
    </svg>
  )
}
