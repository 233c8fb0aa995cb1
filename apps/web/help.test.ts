import { helpSources } from '@portal/help/contract'
import { type HelpEntry, type HelpLine, type HelpPart, registrationPath } from '@portal/platform/web'
import { expect, it } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { domains } from './domains.ts'

const { services, help } = catalogueOf(domains)
const pathOf = (address: string): string => address.split('?')[0] ?? address

const ofService: HelpPart[] = ['who', 'papers', 'steps', 'time', 'fees', 'mistakes']
const ofFirstHour: HelpPart[] = ['now', 'avoid']
const day = /^\d{4}-\d{2}-\d{2}$/
/** A figure with what it counts: a time limit, an amount, a share. */
const figure = /[\d一二两三四五六七八九十百]+\s*(个|日|天|周|月|年|小时|分钟|元|万|%|％|倍)(?!人|部分|方面)/

/** The places in which the sources of these lines are in force. */
const placesOf = (lines: readonly HelpLine[]) =>
  new Set(
    lines.flatMap(({ source }) =>
      Object.values(helpSources).flatMap((one) => (one.id === source.id && 'inForce' in one ? [one.inForce] : [])),
    ),
  )

it('every service that is offered has a page of help, and no page explains what is not there', () => {
  const explained = help.flatMap(({ about }) => (about === undefined ? [] : [pathOf(about)]))
  expect(services.map(({ to }) => pathOf(to)).filter((to) => !explained.includes(to))).toEqual([])
  const routes = domains.flatMap(({ portal = [] }) => portal.map(({ path }) => `/home/${path}`))
  const ofShell = ['/home/speedOfProgress', registrationPath()]
  expect(explained.filter((to) => ![...routes, ...ofShell].includes(to))).toEqual([])
  expect(new Set(help.map(({ key }) => key)).size).toBe(help.length)
})

it.each(help.map((entry): [string, HelpEntry] => [entry.key, entry]))('%s', async (_key, entry) => {
  const { lead, parts } = await entry.load()
  expect(lead).not.toBe('')
  const { rules: _, ...required } = parts
  expect(Object.keys(required).sort()).toEqual([...(entry.about === undefined ? ofFirstHour : ofService)].sort())
  // What people get wrong is advice; a law among it reads as a mistake.
  for (const { text, source } of [...(parts.mistakes ?? []), ...(parts.avoid ?? [])])
    expect(source.level, text).toBe('P')
  const lines = Object.values(parts).flat()
  expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  for (const [name, part] of Object.entries(parts)) {
    expect(part.length).toBeGreaterThan(0)
    // The lines of a first hour stand in lists of their own, by place.
    if (entry.about !== undefined) expect(placesOf(part).size, `${name} holds rules of one place`).toBeLessThan(2)
  }
  for (const line of lines) {
    // Only what stands in the list of sources may be cited, and the list has no level for hearsay.
    expect(Object.values(helpSources), line.text).toContain(line.source)
    expect(['L', 'O', 'P'], line.text).toContain(line.source.level)
    expect(line.checkedOn, line.text).toMatch(day)
    expect(line.text, line.text).toMatch(/[。；]$/)
    if (line.source.level === 'L') expect(line.place, line.text).toMatch(/^(第.+条|全文)$/)
    if (line.source.id === 'advice') expect(line.text, 'advice states no figure').not.toMatch(figure)
    if (line.to !== undefined)
      expect(
        services.map(({ to }) => pathOf(to)),
        line.text,
      ).toContain(line.to)
  }
})
