import * as z from 'zod/mini'
import { smartForm } from '../../contract/check.ts'

/** The form of 智能注册: by the classes that were chosen already, or by an industry. */
export type SmartValues = {
  pass_rate: string
  way: 'industry' | 'classes'
  industry: string
  industry_code: string
}

export const smartDefaults: SmartValues = { pass_rate: '60', way: 'industry', industry: '', industry_code: '' }

/** The rules of the call for what this form asks, and that an industry is chosen where it asks for one. */
export const smartRules = z
  .object({ pass_rate: smartForm.shape.pass_rate, way: z.string(), industry_code: z.string() })
  .check(
    z.refine(({ way, industry_code }) => way === 'classes' || industry_code !== '', {
      error: '请选择行业',
      path: ['industry_code'],
    }),
  )
