import type { ChecklistPoint } from '@trellis/contract/candidates/checklists.ts'

/** A point of a checklist that is ticked, or not any more. */
export interface Tick {
  readonly pointId: string
  readonly ticked: boolean
}

/** A checklist after ticks, the last one of each point. */
export const withTicks = (points: readonly ChecklistPoint[], ticks: readonly Tick[]): ChecklistPoint[] =>
  points.map((point) => ({ ...point, ticked: ticks.findLast(({ pointId }) => pointId === point.id)?.ticked ?? point.ticked }))
