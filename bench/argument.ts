/** The number behind `--name` on the command line. */
export function argument(name: string, byDefault: number): number {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? byDefault : Number(process.argv[at + 1])
}
