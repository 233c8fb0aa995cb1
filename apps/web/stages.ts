import type { Stage } from '@portal/platform/web'

/**
 * The stages of a matter, in their order: navigation, help and the pages around the login group by them what the portal
 * offers.
 */
export const stages = [
  {
    name: '规避贸易风险',
    icon: 'compass',
    text: '出海之前，先看清风险',
  },
  {
    name: '应对查扣投诉',
    icon: 'shield',
    text: '货物被查扣、链接被投诉时的应对',
  },
  {
    name: '海外维权救济',
    icon: 'scale',
    text: '证据、程序与专家意见',
  },
] as const satisfies Stage[]
