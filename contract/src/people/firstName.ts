/** How somebody is called by those who know them. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name
