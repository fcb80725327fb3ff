import { profiles, searchWords } from './profiles.tables.ts'
import { wordList } from './wordList.ts'

/** The words of all profiles' search texts. */
export const profileWords = wordList(searchWords, profiles, 'profiles')
