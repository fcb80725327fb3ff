// Plain JavaScript, since an older Node cannot read the rest. npm scripts run on the Node that is a dependency.
if (Number(process.versions.node.split('.')[0]) < 26) {
  process.stderr.write(
    `Node ${process.versions.node} is too old. Run \`npm ci\` with install scripts allowed, and start through npm: it brings Node 26.\n`,
  )
  process.exit(1)
}
