// Specification, section 9, in milliseconds after the account was created.
export const VERIFY_EMAIL_REDIRECT_MS = 1_000
export const RESUME_UPLOAD_DELAY_MS = 1_000
export const PHOTO_UPLOAD_DELAY_MS = 5_000
