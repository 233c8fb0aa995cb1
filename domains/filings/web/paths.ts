import { linkTo, type PortalCrumb } from '@portal/platform/web'
import type { Step } from '../contract/labels.ts'

/** The page on which a customer chooses how to record a right with customs. */
const choicePath = '/home/exhibition'
export const sheetsPath = `${choicePath}/zzba`
/** The form for a filing by an expert. */
export const expertPath = `${choicePath}/zjfzba`

export const sheetPath = (id: string, step?: Step): string => linkTo(sheetsPath, { sheet: id, step })

export const crumbs: readonly PortalCrumb[] = [
  { text: '首页', to: '/oneChains' },
  { text: '海关在线备案', to: choicePath },
]
