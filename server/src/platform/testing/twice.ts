import type { SQL } from 'drizzle-orm'
import type { AnyInput } from './client.ts'
import type { Caller, World } from './world.ts'

/** The same call made twice at once. */
export interface Twice {
  /** The two answers, in either order; several pairs where it depends on who comes first. */
  readonly answers: readonly (readonly [string, string])[]
  /** In place of the valid input and its caller. */
  readonly input?: (world: World) => AnyInput | Promise<AnyInput>
  readonly caller?: Caller
  /** What has to be there afterwards, counted, and how many of it. */
  readonly left?: (world: World, input: AnyInput) => SQL
  readonly many?: number
  /** Whether both answers are the same to the letter, where that matters. */
  readonly same?: boolean
}

export const both = [['may', 'may']] as const
export const onlyOne = (code: string) => [['may', code]] as const
