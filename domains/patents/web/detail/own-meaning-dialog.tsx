import { call, FormDialog, FormField, isConflict, toast, useOrderedForm, useReload } from '@portal/platform/web'
import { ownMeaningForm } from '../../contract/desk.ts'
import { patentsApi } from '../../contract/endpoints.ts'
import { ChoiceCards } from '../apply/choice-cards.tsx'
import { meaningQuestion, meanings } from '../apply/meanings.ts'
import { ownReads } from './own-reads.ts'

type Meaning = (typeof meanings)[number]['value']

/** The customer says which of the two acts he wants. */
export function OwnMeaningDialog({ businessSn, onClose }: { businessSn: string; onClose: () => void }) {
  const reload = useReload(ownReads)
  const form = useOrderedForm<{ businessSn: string; specialMeaning: Meaning | '' }>({
    schema: ownMeaningForm,
    defaults: { businessSn, specialMeaning: '' },
    send: async ({ specialMeaning }, { key }) => {
      try {
        const body = { businessSn, specialMeaning: specialMeaning as Meaning }
        await call(patentsApi.answerMeaning, { body }, { key })
      } catch (error) {
        if (isConflict(error)) await reload()
        throw error
      }
    },
    onDone: async () => {
      toast('已登记，我们接着办')
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog form={form} title="说明保密请求的含义" size="large" submit="确定" onClose={onClose}>
      <FormField form={form} name="specialMeaning" label={meaningQuestion} required group wide>
        {(control) => <ChoiceCards {...control} label={meaningQuestion} choices={meanings} stacked />}
      </FormField>
    </FormDialog>
  )
}
