import { eventKind } from '../platform/events/events.ts'

/** Another population table is in use, by which all that is compared is to be weighed again. */
export const populationReplaced = eventKind<Record<string, never>>('matching.populationReplaced')
