import { linkTo } from '@portal/platform/web'
import { rightsPath } from '../../contract/paths.ts'

// These pages are states of the one route of the vault, since each further route is loaded with every page of the portal.
export const importPath = linkTo(rightsPath, { form: 'import' })
/** The preview of a list that was handed in. */
export const previewPath = (id: string): string => linkTo(rightsPath, { form: 'import', id })
/** The form of a new right. */
export const newRightPath = linkTo(rightsPath, { form: 'new' })
