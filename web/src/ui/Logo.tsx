import { Link } from '@tanstack/react-router'
import { productName } from './product.ts'
import { GenomeRing } from './ring/GenomeRing.tsx'
import classes from './Logo.module.css'

/** The mark is one ring: a genome that has something of everything. The tab's icon is drawn the same. */
const MARK = [34, 24, 16, 12, 14]

/** The product's mark and name, leading home. */
export function Logo({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={classes.logo} activeProps={{}}>
      <GenomeRing ring={MARK} size={26} stroke={6} />
      {productName()}
    </Link>
  )
}
