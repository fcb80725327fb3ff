import { parentPort } from 'node:worker_threads'
import { readMatchIndexFile, removeMatchIndexFile, writeMatchIndexFile } from './matchIndexFile.ts'
import { createMatchIndex, type IndexQuestion } from './matchIndex.ts'
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
  }
}

function answerTo(query: IndexQuery): unknown {
  switch (query.kind) {
    case 'nearest':
      return andGivenBack(query.search, matchIndex.nearest(query.search))
    case 'named':
      return andGivenBack(query.question, matchIndex.named(query.question))
    case 'keepOnly':
      return matchIndex.keepOnly(query.ids)
    case 'differing':
      return matchIndex.differing(query.ids, query.digests)
    case 'load':
      return load(query.file)
    case 'store':
      return matchIndex.size < query.least ? removeMatchIndexFile(query.file) : writeMatchIndexFile(query.file, matchIndex.stored())
  }
}

/**
 * The ids that came along take no room from now on: the whole thread would stop to collect those of every few dozen searches. Short lists share a
 * buffer, which can be given back once.
 */
function andGivenBack<Answer>({ filter }: IndexQuestion, answer: Answer): Answer {
  const buffers = new Set([filter.only, filter.leftOut, filter.ofAnyAge, filter.inAnyCase].map((ids) => ids?.buffer))
  for (const buffer of buffers) if (buffer instanceof ArrayBuffer) buffer.transfer(0)
  return answer
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
