/** The end date that means 'Current' (specification, section 3). */
export const CURRENT = 9_999_999_999_999
export function readDate(value: string | number | null): number | null | undefined { return typeof value === 'string' ? undefined : value }
