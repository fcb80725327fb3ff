/** The value below which a share of the samples lies, by the nearest-rank method. @param share 0 to 1 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

/** How long each of so many runs took, in milliseconds, after a few that do not count. */
export async function timed(runs: number, run: (at: number) => Promise<unknown>): Promise<number[]> {
  for (let at = 0; at < Math.min(20, runs); at++) await run(at)
  const samples: number[] = []
  for (let at = 0; at < runs; at++) {
    const began = performance.now()
    await run(at)
    samples.push(performance.now() - began)
  }
  return samples
}

export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`

/** What a benchmark found: lines for the reader, and whether each goal was met. */
export interface Finding {
  readonly what: string
  readonly value: string
  readonly goal?: string
  readonly met?: boolean
}

/** Prints the findings as a table, and ends the process with 1 where a goal was missed. */
export function report(title: string, findings: readonly Finding[]): void {
  const rows = findings.map(({ what, value, goal = '', met }) => [what, value, goal, met === undefined ? '' : met ? 'met' : 'MISSED'])
  const table = [['measure', 'value', 'goal', ''], ['---', '---', '---', '---'], ...rows]
  process.stdout.write(`## ${title}\n\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
  if (findings.some(({ met }) => met === false)) process.exitCode = 1
}
