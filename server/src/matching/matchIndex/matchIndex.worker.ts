import { parentPort } from 'node:worker_threads'
import { readMatchIndexFile, writeMatchIndexFile } from './matchIndexFile.ts'
import { createMatchIndex } from './matchIndex.ts'
import type { IndexOrder, IndexQuery, IndexReport } from './matchIndexThread.ts'
import { memberOf } from './storedMember.ts'

/** The match index lives in a thread of its own, so that comparing with everybody does not hold up other requests. */
const port = parentPort!
let matchIndex = createMatchIndex()

function carryOut(order: IndexOrder): void {
  switch (order.kind) {
    case 'put':
      return order.rows.forEach((row) => matchIndex.put(memberOf(row), row.searchText))
    case 'forget':
      return matchIndex.forget(order.ids)
    case 'keepOnly':
      return matchIndex.keepOnly(order.ids)
  }
}

function answerTo(query: IndexQuery): unknown {
  switch (query.kind) {
    case 'nearest':
      return matchIndex.nearest(query.search)
    case 'named':
      return matchIndex.named(query.question)
    case 'differing':
      return matchIndex.differing(query.ids, query.digests)
    case 'load':
      return load(query.file)
    case 'store':
      return matchIndex.size < query.least ? undefined : writeMatchIndexFile(query.file, matchIndex.stored())
  }
}

async function load(file: string): Promise<number> {
  matchIndex = createMatchIndex(await readMatchIndexFile(file))
  return matchIndex.size
}

async function reply(number: number, query: IndexQuery): Promise<void> {
  try {
    port.postMessage({ number, answer: await answerTo(query) } satisfies IndexReport)
  } catch (failure) {
    port.postMessage({ number, failure } satisfies IndexReport)
  }
}

port.on('message', (message: IndexOrder | (IndexQuery & { readonly number: number })) => {
  if ('number' in message) void reply(message.number, message)
  else carryOut(message)
})
