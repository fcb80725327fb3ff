/** A whole number as it is typed, also one that is too small or too large: whoever takes it says how many it may be. */
export const WHOLE_NUMBER = /^-?\d{1,15}$/
