/** A session ends after so many minutes without a request, or without a movement where it is used. */
export const IDLE_MINUTES = 15

/** A mailed link works once, and for so long: one that confirms an e-mail or invites, and one that resets a password. */
export const LINK_HOURS = 24
export const RESET_MINUTES = 30
