import { zoneHere, zonePlace, zoneWords } from '../../../ui/zonedTimes.ts'

interface Choice {
  readonly value: string
  readonly label: string
}
interface Region {
  readonly group: string
  readonly items: Choice[]
}

/**
 * The time zones that somebody chooses from: that of this device first, then all by their part of the world.
 * @param stored what they told before, which another device may have called by another name
 */
export function timeZoneChoices(stored: string): (Choice | Region)[] {
  const known = Intl.supportedValuesOf('timeZone')
  const all = stored === '' || known.includes(stored) ? known : [stored, ...known]
  const regions = Map.groupBy(all, (name) => name.split('/')[0]!)
  const here = zoneHere()
  return [
    { value: '', label: 'I do not tell' },
    { group: 'This device', items: [{ value: here, label: zoneWords(here) }] },
    ...[...regions].map(([group, names]) => ({
      group,
      items: names.map((name) => ({ value: name, label: zonePlace(name) })),
    })),
  ]
}
