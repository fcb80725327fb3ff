/** A binary heap of numbers by distance, least first, and among equals the least number first. */
export interface DistanceHeap {
  readonly size: () => number
  readonly leastDistance: () => number
  push(distance: number, item: number): void
  /** Takes the item with the least distance out. */
  pop(): number
  clear(): void
}

/** J. W. J. Williams, 'Algorithm 232: Heapsort' (1964), in arrays that grow. */
export function createDistanceHeap(): DistanceHeap {
  let distances = new Float64Array(1024)
  let items = new Int32Array(1024)
  let size = 0

  function grow(): void {
    const [oldDistances, oldItems] = [distances, items]
    distances = new Float64Array(size * 2)
    items = new Int32Array(size * 2)
    distances.set(oldDistances)
    items.set(oldItems)
  }

  return {
    size: () => size,
    leastDistance: () => distances[0]!,
    push(distance, item) {
      if (size === items.length) grow()
      let at = size++
      while (at > 0) {
        const above = (at - 1) >> 1
        const upper = distances[above]!
        if (upper < distance || (upper === distance && items[above]! <= item)) break
        distances[at] = upper
        items[at] = items[above]!
        at = above
      }
      distances[at] = distance
      items[at] = item
    },
    pop() {
      const popped = items[0]!
      const distance = distances[--size]!
      const item = items[size]!
      let at = 0
      for (let below = 1; below < size; below = 2 * at + 1) {
        const next = below + 1
        if (
          next < size &&
          (distances[next]! < distances[below]! || (distances[next] === distances[below] && items[next]! < items[below]!))
        ) {
          below = next
        }
        if (distance < distances[below]! || (distance === distances[below] && item <= items[below]!)) break
        distances[at] = distances[below]!
        items[at] = items[below]!
        at = below
      }
      distances[at] = distance
      items[at] = item
      return popped
    },
    clear() {
      size = 0
    },
  }
}
