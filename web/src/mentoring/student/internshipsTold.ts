/** What stands over the jobs that somebody was assigned to. @param hasEnded whether their mentoring groups are archived */
export function internshipsTold(count: number, hasEnded: boolean): { readonly title: string; readonly words: string } {
  const isOne = count === 1
  if (hasEnded) {
    return {
      title: isOne ? 'An internship that was chosen for you' : 'Internships that were chosen for you',
      words: isOne
        ? 'The advisors have archived its mentoring group, so it is no longer kept for you.'
        : 'The advisors have archived their mentoring group, so they are no longer kept for you.',
    }
  }
  return {
    title: isOne ? 'Your internship' : 'Your internships',
    words: isOne
      ? 'Your advisors chose this one for you. Read what it asks for, and apply.'
      : 'Your advisors chose these for you. Read what each asks for, and apply.',
  }
}
