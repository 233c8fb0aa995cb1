import { addDays, isDay, optionalText, requiredText, webAddressChecks } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { readVersion } from './desk.ts'

export const textLimits = { text: 2_000, source: 200, sourceUrl: 500, key: 60, keys: 20 } as const

/** For so many days a text counts as compared with its source. */
const checkedForDays = 180

/** The last day (`YYYY-MM-DD`) that is too long ago: what was compared on it, or earlier, is to be compared again. */
export const staleUntil = (today: string): string => addDays(today, -(checkedForDays + 1))

export const textKey = z.object({ key: requiredText('缺少文本的键', { length: textLimits.key }) })

export const textForm = z
  .object({
    /** Paragraphs, each on a line of its own; empty: the place is left out. */
    text: optionalText(textLimits.text),
    source: optionalText(textLimits.source),
    sourceUrl: optionalText(textLimits.sourceUrl).check(...webAddressChecks('网址须以 https:// 或 http:// 开头')),
    checkedOn: optionalText(10).check(z.refine((day) => day === '' || isDay(day), '核对日期有误')),
  })
  .check(
    z.refine(({ text, source }) => text === '' || source !== '', { error: '请写明依据', path: ['source'] }),
    z.refine(({ text, checkedOn }) => text === '' || checkedOn !== '', {
      error: '请填写核对日期',
      path: ['checkedOn'],
    }),
  )
export const changeTextForm = z.safeExtend(textForm, { version: readVersion })
export type ChangeTextForm = z.output<typeof changeTextForm>

export const deskText = z.object({
  key: z.string(),
  name: z.string(),
  /** Where customers read it. */
  place: z.string(),
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  /** `YYYY-MM-DD`; empty where nobody has compared it yet. */
  checkedOn: z.string(),
  /** The version, which a change must name; 0 where nobody has written anything yet. */
  version: z.number(),
  updatedAt: z.nullable(z.number()),
  updatedBy: z.nullable(z.string()),
  /** There are words, and they have not been compared with their source for too long. */
  stale: z.boolean(),
})
export type DeskText = z.infer<typeof deskText>
export const deskTexts = z.object({ list: z.array(deskText) })

const keysRule = `keys 为 1 至 ${textLimits.keys} 个键，以逗号分隔`
export const textsQuery = z.object({
  keys: requiredText(keysRule).check(z.regex(/^[a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,19}$/, keysRule)),
})

const publicText = z.object({
  key: z.string(),
  text: z.string(),
  source: z.string(),
  sourceUrl: z.string(),
  checkedOn: z.string(),
})
export type PublicText = z.infer<typeof publicText>
export const publicTexts = z.object({ list: z.array(publicText) })
