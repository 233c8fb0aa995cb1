const minuteMs = 60_000
const dayMs = 86_400_000

const partsIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
  })

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known) return known
  const format = partsIn(zone)
  formats.set(zone, format)
  return format
}

/** How far the clocks of a zone are ahead of UTC at a moment, in ms; the moment is one of whole seconds. */
const offsetAt = (zone: string, moment: number): number => {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment
}

/**
 * The moment (epoch ms) at which the clocks of a zone show a time of a day. Of a time that comes twice, when summer time ends,
 * the first is taken; for one that summer time leaves out, the same time by the clocks of before.
 * @param day whole days since 1970-01-01
 * @param time `HH:MM`; `24:00` is the end of the day
 */
export const momentIn = (zone: string, day: number, time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = day * dayMs + (hours * 60 + minutes) * minuteMs
  const candidates = [shown - dayMs, shown, shown + dayMs].map((near) => shown - offsetAt(zone, near))
  const exact = candidates.filter((moment) => moment + offsetAt(zone, moment) === shown)
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates)
}

/** The day and the time that the clocks of a zone show at a moment: whole days since 1970-01-01, and `HH:MM`. */
export const clockIn = (zone: string, moment: number): { day: number; time: string } => {
  const shown = moment + offsetAt(zone, moment)
  return { day: Math.floor(shown / dayMs), time: new Date(shown).toISOString().slice(11, 16) }
}
