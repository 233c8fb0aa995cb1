import { findService, Icon, LinkButton, offerPrefill, Quiet, Stack, StatusTag } from '@portal/platform/web'
import { adviceOf, formOf, topActions } from '../../contract/actions.ts'
import type { SelfCheck } from '../../contract/choices.ts'
import type { Question } from '../../contract/question.ts'
import styles from './report.module.css'

/** The most important actions, each with its step, and with a form where the portal has one. */
export function ActionList({ check, questions }: { check: SelfCheck; questions: readonly Question[] }) {
  const actions = topActions(questions, check.choices)
  if (actions.length === 0) return <p>各题都已做到，请定期复查。</p>
  return (
    <Stack as="ol" gap={20} className={`counted ${styles.actions}`}>
      {actions.map(({ question, isUnknown, isUrgent }) => (
        <li key={question.id}>
          <Stack gap={6} start>
            <h3 className="row">
              {adviceOf(question, check.choices).action}
              {isUrgent && (
                <StatusTag tone="refused" icon="warn">
                  期限在走，先办
                </StatusTag>
              )}
              {isUnknown && (
                <StatusTag tone="draft" icon="help">
                  先查清楚
                </StatusTag>
              )}
            </h3>
            <p>{adviceOf(question, check.choices).todo}</p>
            <Quiet>对应问题：{question.ask}</Quiet>
            <FormLink check={check} question={question} />
            <p className="print-only">责任人：＿＿＿＿＿＿＿＿　完成日期：＿＿＿＿＿＿＿＿</p>
          </Stack>
        </li>
      ))}
    </Stack>
  )
}

function FormLink({ check, question }: { check: SelfCheck; question: Question }) {
  const form = formOf(question, check, (service) => findService(service) !== undefined)
  const service = form && findService(form.service)
  if (!form || !service) return null
  return (
    <LinkButton
      to={form.to}
      className={`no-print ${styles.form}`}
      onClick={() => offerPrefill(form.to, { from: '预警自查', values: form.values })}
    >
      <Icon name={service.icon} size={18} />
      去办理：{service.title}
    </LinkButton>
  )
}
