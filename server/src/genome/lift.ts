import type { Population } from './population/population.ts'
import { totalOf, type NodeMass } from './signature.ts'

const PRIOR_MASS = 2

/**
 * How many times the population's share each node is: ((a_l + 2·p_l) / (Σa + 2)) / p_l, shown as 'twice as much as
 * most'. Two units of an average person stand beside the person's own mass, so that one entry alone makes no extremes.
 */
export function liftOf(mass: NodeMass, population: Population): number[] {
  const total = totalOf(mass) + PRIOR_MASS
  return mass.map((own, node) => {
    const share = population.shares[node]!
    return (own + PRIOR_MASS * share) / total / share
  })
}
