import { parentPort } from 'node:worker_threads'
import { yieldToAnswering } from './yieldToAnswering.ts'

export interface ReadingTask {
  readonly module: string
  readonly input: unknown
}

export type ReadingAnswer = { readonly output: unknown } | { readonly thrown: string }

yieldToAnswering()

async function answer({ module, input }: ReadingTask): Promise<ReadingAnswer> {
  try {
    const { read } = (await import(module)) as { read: (input: unknown) => unknown }
    return { output: await read(input) }
  } catch (error) {
    return { thrown: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (task: ReadingTask) => void answer(task).then((answer) => parentPort?.postMessage(answer, [])))
