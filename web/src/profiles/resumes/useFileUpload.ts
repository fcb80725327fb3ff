import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { faultOf, type FileKind } from '../../files/fileKinds.ts'

/**
 * Sends a file once it passes for its kind.
 * @param send is given the file and a function to be told the share sent, from 0 to 1
 */
export function useFileUpload(kind: FileKind, send: (file: File, onProgress: (share: number) => void) => Promise<void>) {
  const [fault, setFault] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const onFile = async (file: File) => {
    const found = faultOf(file, kind)
    setFault(found)
    if (found !== undefined || progress !== undefined) return
    setProgress(0)
    try {
      await send(file, setProgress)
    } catch (failure) {
      setFault(`${file.name}: ${sentenceOf(failure)}`)
    } finally {
      setProgress(undefined)
    }
  }
  return { fault, progress, onFile: (file: File) => void onFile(file) }
}
