import { Button, classNames, fieldId, Quiet } from '@portal/platform/web'
import { RightPicker } from '@portal/rights/web/right-picker'
import { requestLimits } from '../../contract/limits.ts'
import { useCommonForm } from './use-common-form.ts'
import styles from './vault-part.module.css'

export interface VaultProps {
  /** What the form calls its fields. */
  labels: Readonly<Record<string, string>>
}

/**
 * 从权利台账选择, above the first field of every kind: a request takes one paper of the right. The form names the right in its
 * value `right`, so that drafts keep it and it is sent with the rest, until the person does not want it named.
 */
export function VaultPart({ labels }: VaultProps) {
  const { id, rhf } = useCommonForm()
  const businessType = rhf.getValues('businessType')
  const [vouchers, right] = rhf.watch(['voucher', 'right'])
  return (
    <>
      {/* What a pre-check and the server say of the right leads here. */}
      <div
        id={fieldId(id, 'right')}
        className={classNames(styles.vault, 'requirementType' in rhf.getValues() && styles.beside)}
      >
        <RightPicker
          of={`request-${businessType}`}
          labels={labels}
          onFilled={({ id: rightId, version }) =>
            rhf.setValue('right', { id: rightId, version }, { shouldDirty: true })
          }
          papers={{
            hasRoom: (_, chosen) => vouchers.length + chosen.length < requestLimits.vouchers,
            add: (_, file) =>
              rhf.setValue('voucher', [...rhf.getValues('voucher'), file], { shouldDirty: true, shouldValidate: true }),
          }}
        />
      </div>
      {right && (
        <Quiet className={styles.named}>
          提交时会注明内容来自权利台账
          <Button variant="text" onClick={() => rhf.setValue('right', null, { shouldDirty: true })}>
            不注明
          </Button>
        </Quiet>
      )}
    </>
  )
}
