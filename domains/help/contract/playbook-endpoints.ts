import { defineApi, isDay, optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { playbookSides, situations } from './playbooks/playbook.ts'

/** The longest name of a country. */
const nationLimit = 50

const source = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  url: z.exactOptional(z.string()),
  level: z.enum(['L', 'O', 'P']),
})

const line = z.object({
  text: z.string(),
  source,
  place: z.exactOptional(z.string()),
  checkedOn: z.string(),
  /** The service that the line leads to. */
  to: z.exactOptional(z.string()),
})

const period = z.object({
  /** The code of the rule, with which the page of deadlines counts the last day. */
  rule: z.string(),
  name: z.string(),
  /** From what it is counted: 自收到海关通知之日起算. */
  trigger: z.string(),
  /** 3 个工作日. */
  period: z.string(),
  source: z.string(),
  url: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  /** The calendar of the country asked for, where its periods are counted by a calendar that the reader names: `DE`. */
  calendar: z.nullable(z.string()),
})

const playbookView = z.object({
  title: z.string(),
  /** Whether there is an entry for the country; else these are the general steps. Without a country they are meant to be general. */
  known: z.boolean(),
  /**
   * The country that it is for: of several that were named the first that has an entry, else what was asked for. Null where none
   * was asked for, or where what to do depends on no country.
   */
  nation: z.nullable(z.string()),
  /** The countries of the list that were named, in their order. */
  nations: z.array(z.string()),
  /** Whether the situation has a playbook for each side, of which this is one. */
  side: z.nullable(z.enum(playbookSides)),
  /** The day as of which it stands, and the days between which such a case is handed in; `until` is the first day after. */
  on: z.string(),
  from: z.string(),
  until: z.nullable(z.string()),
  /** The day on which the source was read that was read longest ago. */
  checkedOn: z.nullable(z.string()),
  steps: z.array(line),
  papers: z.array(line),
  language: z.array(line),
  /** Law that one knows and does nothing about. */
  rules: z.array(line),
  deadlines: z.array(period),
})
export type PlaybookView = z.output<typeof playbookView>

const playbookQuery = z.object({
  situation: z.enum(situations, { error: '没有这类业务的办理要点' }),
  side: z.optional(z.enum(playbookSides, { error: '所选的一方有误' })),
  /** The Chinese name of a country or region, as forms send it, or a text that names several: `德国；法国`. */
  nation: z.prefault(optionalText(nationLimit), ''),
  /** The day of submission; today in Asia/Shanghai where it is missing. */
  on: z.prefault(optionalText(10).check(z.refine((day) => day === '' || isDay(day), '日期有误')), ''),
})
export type PlaybookQuery = z.output<typeof playbookQuery>

export const playbookApi = defineApi(
  {},
  {
    playbook: {
      method: 'GET',
      path: '/api/playbooks',
      access: 'public',
      summary: '一类业务在一国第一天该做什么：步骤、材料、语言和期限，以某日的内容为准；未收录的国家给出通用步骤',
      query: playbookQuery,
      reply: z.object({ playbook: z.nullable(playbookView) }),
      cache: { seconds: 60 },
    },
  },
)
