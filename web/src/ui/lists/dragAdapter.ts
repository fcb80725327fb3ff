import { ahead } from '../loading/ahead.ts'

type Adapter = typeof import('@atlaskit/pragmatic-drag-and-drop/element/adapter')

const adapter = Promise.withResolvers<Adapter>()
ahead(async () => adapter.resolve(await import('@atlaskit/pragmatic-drag-and-drop/element/adapter')))

/** Connects an element once there is somebody who might drag. Answers what disconnects it. */
export function whenHandy(connect: (adapter: Adapter) => readonly (() => void)[]): () => void {
  let connections: readonly (() => void)[] | undefined = []
  void adapter.promise.then((loaded) => {
    if (connections !== undefined) connections = connect(loaded)
  })
  return () => {
    for (const disconnect of connections ?? []) disconnect()
    connections = undefined
  }
}
