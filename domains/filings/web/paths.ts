import { linkTo, type PortalCrumb } from '@portal/platform/web'
import type { Step } from '../contract/labels.ts'

/** Where one chooses how to put a right on record. */
const choicePath = '/home/exhibition'
export const sheetsPath = `${choicePath}/zzba`
/** The form by which an expert does it. */
export const expertPath = `${choicePath}/zjfzba`

export const sheetPath = (id: string, step?: Step): string => linkTo(sheetsPath, { sheet: id, step })

export const crumbs: readonly PortalCrumb[] = [
  { text: '首页', to: '/oneChains' },
  { text: '海关在线备案', to: choicePath },
]
