import { customsLaw, disputeLaw, platformLaw, rightsLaw, type SourcedLine } from '@portal/help/contract'
import { LawCard } from '@portal/help/web/law-card'
import type { LawTopic } from './law-topic.ts'

const facts = {
  customsSeizure: [
    customsLaw.notified,
    customsLaw.look,
    customsLaw.reply,
    customsLaw.counterSecurity,
    customsLaw.inquiry,
  ],
  eCommerce: [
    platformLaw.notice,
    platformLaw.malice,
    platformLaw.declaration,
    platformLaw.fifteenDays,
    platformLaw.delay,
  ],
  exhibition: [rightsLaw.fairTrademark, rightsLaw.fairPatent, rightsLaw.evaluationReport],
  expertFiling: [customsLaw.application, customsLaw.decision, customsLaw.refusal, customsLaw.term, customsLaw.change],
  riskAversion: [rightsLaw.patentPriority, rightsLaw.confidentiality],
  tradeDispute: [disputeLaw.service, disputeLaw.evidenceAbroad, disputeLaw.inquiry],
} as const satisfies Record<LawTopic, readonly SourcedLine[]>

/** What the law says about a kind of request. */
export function KindLaw({ topic }: { topic: LawTopic }) {
  return <LawCard facts={facts[topic]} />
}
