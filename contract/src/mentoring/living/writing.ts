import { requiredText } from '../../texts/text.ts'

export const LONGEST_MESSAGE = 800
/** So many messages one writes to the other of a pair within a day. */
export const MOST_MESSAGES_A_DAY = 10

/** What one of a pair writes to the other, who gets it by mail. */
export const MessageText = requiredText(LONGEST_MESSAGE, 'Write something first')
