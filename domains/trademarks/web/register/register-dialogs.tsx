import type { Finding } from '../../contract/check.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { EditionDialog } from './edition-dialog.tsx'
import { ExpertDialog } from './expert-dialog.tsx'
import { FailedDialog } from './failed-dialog.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { NaturalDialog } from './natural-dialog.tsx'
import type { Opened, WindowActs } from './opened.ts'
import { ReceivedDialog } from './received-dialog.tsx'
import type { RegisterValues } from './register-form.ts'
import { ReportDialog } from './report-dialog.tsx'
import { RiskDialog } from './risk-dialog.tsx'
import { SmartWindow } from './smart-window.tsx'
import { SubmittedDialog } from './submitted-dialog.tsx'

interface RegisterDialogsProps {
  opened: Opened
  kind: TrademarkKind
  values: RegisterValues
  findings: readonly Finding[]
  isVisitor: boolean
  isSaving: boolean
  isSending: boolean
  acts: WindowActs
}

/** The windows of the page, which are loaded after it. */
export function RegisterDialogs({
  opened,
  kind,
  values,
  findings,
  isVisitor,
  isSaving,
  isSending,
  acts,
}: RegisterDialogsProps) {
  const { close, back } = acts
  switch (opened.what) {
    case 'help':
      return <HelpDialog topic={opened.topic} kind={kind} onClose={close} />
    case 'smart':
      return <SmartWindow values={values} onGoods={acts.takeGoods} onClose={close} />
    case 'report':
      return <ReportDialog report={opened.report} onClose={close} />
    case 'expert':
      return <ExpertDialog contact={values.contacts[0]} onClose={close} />
    case 'draft':
      return (
        <DraftDialog isVisitor={isVisitor} busy={isSaving} onSave={acts.saveAndGo} onSkip={acts.goOn} onBack={close} />
      )
    case 'natural':
      return (
        <NaturalDialog
          subjectType={values.subjectType}
          licence={values.licence[0]?.fileName}
          onUpload={() => back('licence')}
          onUnderstood={acts.askRisk}
          onBack={() => back()}
        />
      )
    case 'risk':
      return <RiskDialog findings={findings} busy={isSending} onSend={acts.send} onBack={() => back()} />
    case 'submitted':
      return <SubmittedDialog result={opened.result} />
    case 'failed':
      return <FailedDialog msg={opened.msg} busy={isSending} onRetry={acts.send} onClose={acts.goOn} />
    case 'received':
      return <ReceivedDialog onClose={acts.goOn} />
    case 'edition':
      return <EditionDialog msg={opened.msg} changed={opened.changed} onBack={() => back('work_order_service')} />
  }
}
