import type { DemonstrationStep } from '@portal/platform/server'

export const marksDemonstration: DemonstrationStep = {
  name: 'marks.known',
  title: '演示商标',
  run: async (ctx) => (await import('./seed-marks.ts')).seedMarks(ctx),
}
