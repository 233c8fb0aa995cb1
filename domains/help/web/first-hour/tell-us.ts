import { portal } from '../../contract/line.ts'
import type { Step } from './guide.ts'

/** The step that hands the matter to us: what to say in which form. */
export const tellUs = (text: string, to: string): Step => ({
  title: '把情况告诉我们',
  when: 'now',
  lines: [portal(text, to)],
})
