// Plain JavaScript, since an older Node cannot read the rest. npm scripts run on the Node that is a dependency.
if (Number(process.versions.node.split('.')[0]) < 26) {
  process.stderr.write(
    `Node ${process.versions.node} is too old. Run \`npm ci\` with install scripts allowed, and start through npm: it brings Node 26.\n`,
  )
  process.exit(1)
}
// The tool that is named runs in this process: npm hands a signal on to one, and a second one would never hear of it.
const [tool] = process.argv.slice(2)
if (tool !== undefined) {
  await import('../server/src/platform/loading.ts')
  await import(new URL(`${tool}.ts`, import.meta.url).href)
}
