/** For so many days a deleted account can be taken back; then it is erased. */
export const TAKE_BACK_DAYS = 14
