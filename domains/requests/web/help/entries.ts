import type { HelpEntry } from '@portal/platform/web'
import { businessTypeLabels } from '../../contract/business-types.ts'
import { servicePaths } from '../service-paths.ts'

type Kind = Exclude<keyof typeof servicePaths, 5>

const entry = (kind: Kind, icon: HelpEntry['icon'], sort: number, text: string, load: HelpEntry['load']): HelpEntry => {
  const about = servicePaths[kind] ?? ''
  return { key: about.slice('/home/'.length), title: businessTypeLabels[kind], about, icon, sort, text, load }
}

/** A page for each service of this domain, and one for my progress. */
export const helpEntries: readonly HelpEntry[] = [
  entry(
    1,
    'shield',
    20,
    '谁能备案、备多久、材料怎么准备',
    async () => (await import('./customs-topics.ts')).filingTopic,
  ),
  entry(
    7,
    'ship',
    21,
    '权利人和收发货人分别怎么答复海关',
    async () => (await import('./customs-topics.ts')).seizureTopic,
  ),
  entry(3, 'cart', 22, '平台投诉与申诉的材料和期限', async () => (await import('./dispute-topics.ts')).platformTopic),
  entry(2, 'booth', 23, '展会上投诉别人，或者被别人投诉', async () => (await import('./dispute-topics.ts')).fairTopic),
  entry(6, 'compass', 11, '出口之前问清风险和规避的办法', async () => (await import('./guidance-topics.ts')).riskTopic),
  entry(4, 'scale', 30, '收到境外文书以后怎么准备', async () => (await import('./dispute-topics.ts')).tradeTopic),
  {
    key: 'speedOfProgress',
    title: '我的进度',
    about: '/home/speedOfProgress',
    icon: 'timeline',
    sort: 40,
    text: '状态是什么意思，补正和结果在哪里看',
    load: async () => (await import('./guidance-topics.ts')).progressTopic,
  },
]
