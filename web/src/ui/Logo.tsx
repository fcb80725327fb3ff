import { Link } from '@tanstack/react-router'
import { markRing } from '@trellis/contract/genome/mark.ts'
import { productName } from './product.ts'
import { GenomeRing } from './ring/GenomeRing.tsx'
import classes from './Logo.module.css'

/** The product's mark and name, leading home. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={classes.logo} activeProps={{}}>
      <GenomeRing ring={markRing} size={26} stroke={6} />
      {productName()}
    </Link>
  )
}
