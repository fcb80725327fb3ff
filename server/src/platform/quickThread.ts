/** What a thread is started with, so that it loads as quickly as the main one does (see `loading.ts`). */
export const loadsQuickly = { execArgv: ['--import', new URL('./loading.ts', import.meta.url).href] }
