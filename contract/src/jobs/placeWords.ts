import { type JobInfo, workplaceLabels } from './jobs.ts'

type Place = Pick<JobInfo, 'locationCity' | 'locationState' | 'locationCountry' | 'workplace'>

/** Where the work is done: 'Portland, Oregon · Hybrid'. */
export function placeWords(info: Place): string {
  const place = [info.locationCity, info.locationState, info.locationCountry].filter(Boolean).join(', ')
  return [place, workplaceLabels[info.workplace]].filter(Boolean).join(' · ')
}
