import { keptChoice } from '../choices/keptChoice.ts'

const keys = keptChoice('candidateKeys', ['on', 'off'])

/** Whether single keys do something: a choice for whoever presses them by accident. */
export const useAreKeysOn = (): boolean => keys.use() === 'on'

/** Lets single keys do something, or nothing, in this browser from now on. */
export const chooseKeys = (on: boolean): void => keys.choose(on ? 'on' : 'off')
