/** The secret of a mailed link, in the query of an address; empty where there is none. */
export const readToken = ({ token }: Record<string, unknown>): { token: string } => ({ token: typeof token === 'string' ? token : '' })
