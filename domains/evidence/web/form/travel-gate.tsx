import { Button } from '@portal/platform/web'
import { type ReactNode, Suspense, useState } from 'react'
import css from './form.module.css'
import { TravelConsentDialog, useTravelConsent } from './use-consent.ts'

export type TravelGate = {
  /** Stands in place of the upload of a travel document before the separate consent (PIPL article 29); undefined after it. */
  gate: ReactNode
  /** Says how travel documents are treated, and offers to read or take back the consent. */
  note: ReactNode
  dialog: ReactNode
}

/** What stands before the uploads of passport, visa and entry pages. */
export const useTravelGate = (): TravelGate => {
  const { consent, isFailed, retry } = useTravelConsent()
  const [isReading, setReading] = useState(false)
  const read = () => setReading(true)
  return {
    gate: consent ? undefined : (
      <div className={css.gate}>
        <span>
          {isFailed ? '暂时无法读取您的同意记录。' : '属于敏感个人信息，上传前请先阅读处理说明，并单独同意。'}
        </span>
        <Button size="small" disabled={consent === undefined && !isFailed} onClick={isFailed ? retry : read}>
          {isFailed ? '重试' : '阅读并同意'}
        </Button>
      </div>
    ),
    note: (
      <p className={css.privacy}>
        护照、签证、出入境页默认遮盖，每次查看都会记录。
        {consent && (
          <Button variant="text" onClick={read}>
            查看或撤回同意
          </Button>
        )}
      </p>
    ),
    dialog: isReading && consent !== undefined && (
      <Suspense>
        <TravelConsentDialog consent={consent} onClose={() => setReading(false)} />
      </Suspense>
    ),
  }
}
