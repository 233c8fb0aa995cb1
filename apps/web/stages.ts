import type { Stage } from '@portal/platform/web'

/**
 * The stages of a matter, in their order: landing page, help and the pages around the login group by them what the portal
 * offers. `line` introduces the stage on the landing page, `tone` colours the slides of its services.
 */
export const stages = [
  {
    name: '规避贸易风险',
    icon: 'compass',
    text: '出海之前，先看清风险',
    line: '出海之前，先把风险看清楚',
    tone: 'indigo',
  },
  {
    name: '应对查扣投诉',
    icon: 'shield',
    text: '货物被查扣、链接被投诉时的应对',
    line: '货物被扣、链接被投诉时',
    tone: 'jade',
  },
  {
    name: '海外维权救济',
    icon: 'scale',
    text: '证据、程序与专家意见',
    line: '保存证据，走完程序',
    tone: 'slate',
  },
] as const satisfies (Stage & { line: string; tone: string })[]
