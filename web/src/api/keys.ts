/** The names under which replies are kept, so that whoever changes a thing can say which replies are out of date. */
export const keys = {
  photo: (address: string) => ['photo', address],
  recruiter: (id: string) => ['recruiter', id],
  profile: (id: string) => ['profile', id],
  tags: () => ['tags'],
  genome: (id: string, ...more: unknown[]) => ['genome', id, ...more],
  people: (userId: string, ...more: unknown[]) => ['people', userId, ...more],
} as const
