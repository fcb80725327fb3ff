import { create } from 'zustand'

/** How resumes are read while one goes through a review: as words, or as their pages look. */
export const useResumeView = create<{ readonly isPages: boolean }>()(() => ({ isPages: false }))

export const readAs = (isPages: boolean): void => useResumeView.setState({ isPages })
