/** Lets calls about the same thing wait for each other, so that an undo never overtakes what it undoes. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return {
    /** Runs after everything before it about the same thing. */
    take<T>(about: string, run: () => Promise<T>): Promise<T> {
      const mine = (last.get(about) ?? Promise.resolve()).then(run, run)
      last.set(about, mine)
      const leave = () => {
        if (last.get(about) === mine) last.delete(about)
      }
      mine.then(leave, leave)
      return mine
    },
    /** About how many things something is under way. */
    underWay: () => last.size,
  }
}
