import { sealedFields } from '@portal/platform/server'
import { patents } from './patent.table.ts'

export const { seal: sealField, show: showField } = sealedFields(patents)
