import type { EndpointDescription } from '@trellis/contract/wire/endpoint.ts'
import { type Inputs, namedAt } from './access.ts'
import type { Route } from './route.ts'

/** An address below `/api`, with the calls that share it. */
interface Address {
  readonly method: EndpointDescription['method']
  readonly path: string
  readonly routes: Route[]
}

/** The calls by their address. */
export function byAddress(routes: readonly Route[]): Address[] {
  const addresses = new Map<string, Address>()
  for (const route of routes) {
    const { method } = route.call.description
    const path = route.call.description.path.replace(/\/$/, '')
    const address = addresses.get(`${method} ${path}`) ?? { method, path, routes: [] }
    address.routes.push(route)
    addresses.set(`${method} ${path}`, address)
  }
  return [...addresses.values()]
}

/** Of the calls that share an address the one that the input means: the one whose word it holds, else the one without a word. */
export function meantRoute(routes: readonly Route[], inputs: Inputs): Route {
  const meant = routes.find(({ call: { description } }) => {
    const { meantBy } = description
    return meantBy !== undefined && namedAt(meantBy.at, inputs) === meantBy.is
  })
  return meant ?? routes.find(({ call }) => call.description.meantBy === undefined)!
}
