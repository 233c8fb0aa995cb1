import { sealedFields } from '@portal/platform/server'
import { receipts } from './receipt.table.ts'

export const { seal: sealField, open: openField, show: showField } = sealedFields(receipts)
