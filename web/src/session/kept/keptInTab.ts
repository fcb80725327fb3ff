import { create } from 'zustand'
import { whenPersonLeaves } from '../ofThisPerson.ts'
import { tabStorage } from '../storage.ts'

/**
 * A word that a domain keeps in this tab, also over a reload, until the person signed in leaves.
 * @param name the key in sessionStorage, as the specification's section 3 names it
 */
export function keptInTab(name: string) {
  const useKept = create<{ readonly word: string | undefined }>()(() => ({ word: tabStorage()?.getItem(name) ?? undefined }))
  useKept.subscribe(({ word }) => {
    if (word === undefined) tabStorage()?.removeItem(name)
    else tabStorage()?.setItem(name, word)
  })
  const keep = (word: string | undefined): void => useKept.setState({ word })
  whenPersonLeaves(() => keep(undefined))
  return { keep, read: () => useKept.getState().word, use: () => useKept(({ word }) => word) }
}
