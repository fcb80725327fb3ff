// No schema: routes are read before anything else loads, and a schema would bring its library along.
const anId = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

const isId = (value: unknown): value is string => typeof value === 'string' && anId.test(value)

interface SignUpSearch {
  /** The group whose invitation led here. */
  readonly groupId?: string
  /** The secret of that invitation's link. */
  readonly invitation?: string
  /** The public job that led here. */
  readonly jobId?: string
  /** The code of a group that led here. */
  readonly code?: string
}

/** What an address says as a code, whatever it is: whether it can be one is said where it is used. */
export const readCodeOf = ({ code }: Record<string, unknown>): { readonly code?: string } =>
  typeof code === 'string' || typeof code === 'number' ? { code: `${code}` } : {}

/** The group to which an address leads, if it names one. */
export const readGroupOf = ({ groupId }: Record<string, unknown>): { readonly groupId?: string } => (isId(groupId) ? { groupId } : {})

/** Reads the sign-up page's query. What is no id is left out. */
export const readSignUpSearch = ({ groupId, invitation, jobId, ...others }: Record<string, unknown>): SignUpSearch => ({
  ...readGroupOf({ groupId }),
  ...(typeof invitation === 'string' && isId(groupId) && { invitation }),
  ...(isId(jobId) && { jobId }),
  ...readCodeOf(others),
})
