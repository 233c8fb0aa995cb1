import { toast, useAction } from '@portal/platform/web'
import { useDeskReload, wasTooLate } from './use-desk-reload.ts'

/** One press of a button at the desk: says what was done, and shows what is true afterwards, also when it was refused. */
export const useDeskAct = () => {
  const reload = useDeskReload()
  return useAction(async (done: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast(done)
    } catch (error) {
      if (wasTooLate(error)) await reload()
      throw error
    }
    await reload()
    return true
  })
}
