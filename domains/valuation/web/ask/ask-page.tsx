import { isSignedIn } from '@portal/accounts/web'
import { readPublicationNumber } from '@portal/patentdata/contract'
import {
  Button,
  Card,
  Form,
  FormField,
  LinkButton,
  linkTo,
  PageHead,
  Stack,
  Steps,
  TextInput,
  textParam,
  useOrderedForm,
  useSearch,
} from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { splitNumbers } from '../../contract/split-numbers.ts'
import { batchPath, comparePath, methodPath, resultPath } from '../paths.ts'
import { useEarlierResult } from '../result/use-result.ts'
import { steps, title } from '../words.ts'
import { HistoryCard } from './history-card.tsx'
import { NumberHelp } from './number-help.tsx'

const query = z.object({ val: textParam(), pingguid: textParam() })

const rules = z.object({
  val: z.string().check(
    z.refine((text) => splitNumbers(text).length > 0, '请输入需要评估的专利公告号'),
    z.refine((text) => splitNumbers(text).length <= 5, '一次最多评估5个公告号'),
  ),
})

/** Step one: the number of the publication. Nothing is asked of the server before 下一步. */
export function AskPage() {
  const [{ val, pingguid }] = useSearch(query)
  const earlier = useEarlierResult(pingguid)
  // What stands in the address fills the box once; an earlier result fills it when it has come.
  return <Ask key={earlier?.pn ?? ''} number={val ?? earlier?.pn ?? ''} earlierId={earlier?.id} />
}

function Ask({ number, earlierId }: { number: string; earlierId: string | undefined }) {
  const navigate = useNavigate()
  const [isExplained, setExplained] = useState(false)
  const isTaken = useRef(false)
  const form = useOrderedForm<{ val: string }, string>({
    schema: rules,
    defaults: { val: number },
    send: async ({ val }) => val.trim(),
    onDone: (val) => void navigate(linkTo(splitNumbers(val).length > 1 ? comparePath : resultPath, { val })),
  })
  const { focus } = form
  // The dialog holds the focus until it is gone; the box that it has filled takes it then.
  useEffect(() => {
    if (!isExplained && isTaken.current) focus('val')
    isTaken.current = false
  }, [isExplained, focus])
  const typed = form.rhf.watch('val')
  const read = readPublicationNumber(typed)
  const hint = read.ok || typed.trim() === '' ? undefined : splitNumbers(typed).length > 1 ? undefined : read.msg
  return (
    <>
      <PageHead
        title={title}
        lead="输入中国发明或实用新型的公告号，看分值、参考价和每一项依据。"
        brief={{ words: '说明' }}
      >
        <Steps steps={steps} current={0} />
      </PageHead>
      <Stack gap={24} className="wrap page">
        <Card tone="tint">
          <Form form={form} label={title}>
            <FormField
              form={form}
              name="val"
              label="专利公告号"
              hint={hint ?? '可以输入最多 5 个，用逗号隔开，并列比较'}
              required
            >
              {(control) => <TextInput {...control} autoComplete="off" placeholder="请输入需要评估的专利公告号" />}
            </FormField>
            <div className="row">
              <Button type="submit" variant="primary">
                下一步
              </Button>
              <Button variant="text" icon="help" onClick={() => setExplained(true)}>
                公告号在哪里
              </Button>
              {earlierId !== undefined && (
                <LinkButton to={linkTo(resultPath, { pingguid: earlierId })} variant="text">
                  查看上次结果
                </LinkButton>
              )}
            </div>
          </Form>
        </Card>
        <p>只评估中国发明和实用新型。结果由公开数据和规则计算，仅供参考，不构成资产评估报告或法律意见。</p>
        <div className="row">
          <LinkButton to={methodPath} variant="text">
            评估方法
          </LinkButton>
          <LinkButton to={batchPath} variant="text">
            批量评估
          </LinkButton>
        </div>
        {isSignedIn() && <HistoryCard />}
      </Stack>
      {isExplained && (
        <NumberHelp
          onTake={(pn) => {
            form.rhf.setValue('val', pn, { shouldDirty: true, shouldValidate: true })
            isTaken.current = true
            setExplained(false)
          }}
          onClose={() => setExplained(false)}
        />
      )}
    </>
  )
}
