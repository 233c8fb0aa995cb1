import type { Picked } from '@portal/nice/web'
import * as z from 'zod/mini'
import type { MarkType } from '../../contract/mark-types.ts'
import { reportForm } from '../../contract/report.ts'

/** What the page asks for; the parts are called as the wire calls them. */
export type RegisterValues = {
  /** Members of the Madrid System by name, joined by `;`; empty in China. */
  applyNation: string
  trademark_type: MarkType
  trademark_name: string
  /** Classes and items of the basic mark, and the edition that they were chosen from. */
  basic: Picked
  basicEdition: string
  work_order_service: Picked
  edition: string
}

export const registerDefaults: RegisterValues = {
  applyNation: '',
  trademark_type: '1',
  trademark_name: '',
  basic: [],
  basicEdition: '',
  work_order_service: [],
  edition: '',
}

/** What must be right for a search report, which is what the page can make. */
export const registerForm = z.pick(reportForm, { applyNation: true, trademark_name: true })

/** Whether a mark of this type has words that can be compared. */
export const hasWords = (type: MarkType): boolean => type !== '2'
