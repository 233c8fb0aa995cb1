import { Stack } from '@portal/platform/web'
import { RightOffer } from '@portal/rights/web/right-offer'
import { RightPicker } from '@portal/rights/web/right-picker'
import { factLabels } from '../contract/labels.ts'
import { sheetLimits } from '../contract/limits.ts'
import { placeOfRightPaper } from '../contract/right-papers.ts'
import css from './sheet.module.css'
import type { SheetForm } from './sheet-form.ts'

/**
 * 从权利台账选择: fills holder and right of a sheet; the papers go to their places in the step of papers. `changedRight` is the right
 * of the sheet where it says something else now.
 */
export function VaultPart({ form: { rhf }, changedRight }: { form: SheetForm; changedRight: string | undefined }) {
  const note = ({ id, version }: { id: string; version: number }) =>
    rhf.setValue('right', { id, version }, { shouldDirty: true })
  return (
    <div className={css.choice}>
      <Stack gap={14}>
        {changedRight && <RightOffer of="filing-sheet" rightId={changedRight} onFilled={note} />}
        <RightPicker
          of="filing-sheet"
          labels={factLabels}
          onFilled={note}
          papers={{
            hasRoom: (kind, chosen) => {
              const place = placeOfRightPaper(kind)
              if (place === undefined) return false
              const beside = chosen.filter((one) => placeOfRightPaper(one) === place).length
              return rhf.getValues(`papers.${place}.files`).length + beside < sheetLimits.filesOfKind
            },
            add: (kind, file) => {
              const place = placeOfRightPaper(kind)
              if (place === undefined) return
              const files = rhf.getValues(`papers.${place}.files`)
              rhf.setValue(`papers.${place}.files`, [...files, file], { shouldDirty: true })
            },
          }}
        />
      </Stack>
    </div>
  )
}
