import { Button, dropPrefill, findPrefill, Notice, prefilled } from '@portal/platform/web'
import { useState } from 'react'
import { rightsPath } from '../contract/paths.ts'
import { rightStatuses, rightTypes } from '../contract/right-words.ts'
import { emptyRight, type RightValues } from './right-form.ts'

type Offer = NonNullable<ReturnType<typeof findPrefill>>

/** The values that a new right begins with, where another page of the portal knows some of them already. */
const valuesWith = (offer: Offer): RightValues => {
  const { registerType, status } = offer.values
  return {
    ...prefilled(emptyRight, offer),
    registerType: rightTypes.find((type) => type === registerType) ?? null,
    status: rightStatuses.find((one) => one === status) ?? emptyRight.status,
  }
}

/** What another page offered to the form of a new right, until the form is sent or the offer is taken back. */
export const useOfferedRight = (isNew: boolean) => {
  const [offer, setOffer] = useState(() => (isNew ? findPrefill(rightsPath) : undefined))
  const takeBack = () => {
    dropPrefill(rightsPath)
    setOffer(undefined)
  }
  // The number of the case that the right is taken from, where it is one.
  const businessSn = typeof offer?.values.businessSn === 'string' ? offer.values.businessSn : ''
  return { offer, businessSn, values: offer ? valuesWith(offer) : emptyRight, takeBack }
}

/** Says where the values of the form come from, and lets them go. */
export function OfferedNotice({ from, onClear }: { from: string; onClear: () => void }) {
  return (
    <Notice
      title={`已按“${from}”填入部分内容`}
      actions={
        <Button variant="text" onClick={onClear}>
          清空
        </Button>
      }
    >
      请对照证书核对、补全后再保存。
    </Notice>
  )
}
