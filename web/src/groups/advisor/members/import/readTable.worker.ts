import { readTable } from './readTable.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => postMessage(readTable(new Uint8Array(data))))
