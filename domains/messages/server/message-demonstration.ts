import type { DemonstrationStep } from '@portal/platform/server'
import { escalatePromises, seedPromises } from '@portal/promises/server'
import { messageService } from './message-promise.ts'

const written: DemonstrationStep = {
  name: 'messages.written',
  title: '留言与答复',
  run: async (ctx, people) => (await import('./seed-messages.ts')).seedMessages(ctx, people),
}

const figures: DemonstrationStep = {
  name: 'messages.figures',
  title: '上月答复记录',
  run: (ctx, { staff }) => seedPromises(ctx, messageService, staff),
}

/** The messages of a demonstration. Answers that were due before the first start are late from the beginning. */
export const messageDemonstration: readonly DemonstrationStep[] = [
  written,
  figures,
  { name: 'messages.levels', title: '留言到期提醒', after: [written, figures], run: escalatePromises },
]
