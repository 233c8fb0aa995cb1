import { Card, useCurrentForm } from '@portal/platform/web'
import { useEffect, useRef, useState } from 'react'
import { isUrgent } from '../contract/due.ts'
import type { Finding } from '../contract/finding.ts'
import { type PrecheckForm, precheckForms } from '../contract/rule.ts'
import { FindingActs } from './finding-acts.tsx'
import { FindingList, keyOfFinding } from './finding-list.tsx'
import { panelId } from './panel-place.ts'
import css from './precheck.module.css'
import type { PrecheckProps } from './precheck-props.ts'
import { SendingDialog } from './sending-dialog.tsx'
import { type CheckedForm, useFindings } from './use-findings.ts'

const isForm = (code: string): code is PrecheckForm => (precheckForms as readonly string[]).includes(code)

type Question = { findings: Finding[]; answer: (mayGo: boolean) => void }

/** Whether a finding alone is worth a question before sending: a hint is not, but for one that asks the person to look. */
const isWorthAsking = ({ level, question }: Finding): boolean => level !== 'hint' || question

/**
 * Asks before sending about what is open, once at a time; hints alone are no reason. A form that was left meanwhile may not be sent:
 * nobody would see it.
 */
const useQuestion = (findNow: () => Promise<Finding[]>) => {
  const [question, setQuestion] = useState<Question>()
  const isAsking = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const ask = async (): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    try {
      const open = await findNow()
      if (!open.some(isWorthAsking) || !isHere.current) return isHere.current
      return await new Promise<boolean>((answer) => setQuestion({ findings: open, answer }))
    } finally {
      isAsking.current = false
    }
  }
  const close = (mayGo: boolean) => {
    question?.answer(mayGo)
    setQuestion(undefined)
  }
  return { question, ask, close }
}

/** What a form and its papers still lack, while they are written, and the question before they are sent. */
export function PrecheckPanel({ code, ...more }: PrecheckProps) {
  const form = useCurrentForm() as unknown as CheckedForm | undefined
  if (!form || !isForm(code)) throw new Error(`${code} is no form that is checked`)
  return <Panel code={code} form={form} {...more} />
}

type PanelProps = Omit<PrecheckProps, 'code'> & { code: PrecheckForm; form: CheckedForm }

function Panel({ code, form, gate, onCount }: PanelProps) {
  const { findings, isReading, findNow } = useFindings(code, form)
  const [looked, setLooked] = useState<ReadonlySet<string>>(new Set())
  const stillOpen = (found: readonly Finding[]) => found.filter((one) => !looked.has(keyOfFinding(one)))
  const { question, ask, close } = useQuestion(async () => stillOpen(await findNow()))
  const [wanted, setWanted] = useState<string>()
  const { isDirty } = form.rhf.formState
  const mayAsk = !isUrgent(code, form.rhf.getValues())

  useEffect(() => {
    gate.current = mayAsk ? ask : null
    return () => {
      gate.current = null
    }
  })
  // The dialog must be gone first, since it keeps the focus inside.
  useEffect(() => {
    if (wanted === undefined || question) return
    form.focus(wanted)
    setWanted(undefined)
  }, [wanted, question, form])

  const mend = ({ field }: Finding) => {
    close(false)
    setWanted(field)
  }
  const look = (finding: Finding) => {
    setLooked((before) => new Set([...before, keyOfFinding(finding)]))
    // The button that held the focus goes with its line.
    document.getElementById(panelId)?.focus({ preventScroll: true })
  }
  const open = stillOpen(findings)
  const count = isDirty ? open.length : 0
  useEffect(() => onCount(count), [onCount, count])
  return (
    <div id={panelId} tabIndex={-1} className={css.panel}>
      <p role="status" className="sr-only">
        {count > 0 && `材料预审：${count} 处可以补充`}
      </p>
      {isDirty && (open.length > 0 || isReading) && (
        <Card title="材料预审">
          {isReading && <p role="status">正在查看上传的文件…</p>}
          <FindingList
            findings={open}
            label="可以补充的内容"
            acts={(finding) => <FindingActs finding={finding} onMend={mend} onLooked={look} />}
          />
          <p className={css.note}>以上只是提醒，不影响提交。本平台不识别印章、人脸、手写和扫描件中的文字。</p>
        </Card>
      )}
      {question && (
        <SendingDialog
          findings={question.findings}
          onMend={mend}
          onClose={() => close(false)}
          onSend={() => close(true)}
        />
      )}
    </div>
  )
}
