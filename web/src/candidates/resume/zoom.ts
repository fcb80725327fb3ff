/** How large pages are shown, of the width that there is. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
export type Zoom = (typeof zooms)[number]

/** One step larger, or smaller, as far as there is one. */
export const zoomed = (zoom: Zoom, by: 1 | -1): Zoom => zooms[zooms.indexOf(zoom) + by] ?? zoom

export const inPercent = (zoom: Zoom): string => `${Math.round(zoom * 100)}%`
