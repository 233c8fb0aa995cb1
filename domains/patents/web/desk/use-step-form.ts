import { type FormValues, isConflict, type OrderedForm, toast, useOrderedForm, useReload } from '@portal/platform/web'
import type * as z from 'zod/mini'
import { deskReads } from './desk-reads.ts'

export type StepProps = { businessSn: string; onClose: () => void }

/**
 * The form of one step of the desk. Once the step is taken, or somebody else was faster, the dialog closes and the
 * application is read again.
 */
export const useStepForm = <T extends FormValues>({
  schema,
  defaults,
  send,
  said,
  onClose,
}: {
  schema: z.ZodMiniType<unknown, { [K in keyof NoInfer<T>]?: unknown }>
  defaults: T
  send: (values: T, sending: { key: string }) => Promise<unknown>
  said: string
  onClose: () => void
}): OrderedForm<T> => {
  const reload = useReload(deskReads)
  return useOrderedForm<T>({
    schema,
    defaults,
    send: async (values, sending) => {
      try {
        return await send(values, sending)
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast(said)
      onClose()
      await reload()
    },
  })
}
