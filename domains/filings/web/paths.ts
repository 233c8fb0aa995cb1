import { linkTo, type PortalCrumb } from '@portal/platform/web'
import type { Step } from '../contract/labels.ts'
import { choicePath, sheetsPath } from '../contract/paths.ts'

export { sheetsPath } from '../contract/paths.ts'

/** The form for a filing by an expert. */
export const expertPath = `${choicePath}/zjfzba`

export const sheetPath = (id: string, step?: Step): string => linkTo(sheetsPath, { sheet: id, step })

export const crumbs: readonly PortalCrumb[] = [{ text: '海关在线备案', to: choicePath }]
