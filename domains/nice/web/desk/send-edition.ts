import { sendFileTo } from '@portal/platform/web'
import { type DeskEdition, deskEdition, type EditionForm } from '../../contract/desk.ts'
import { deskNiceApi } from '../../contract/desk-endpoints.ts'

const send = sendFileTo(deskNiceApi.importEdition.path, { idField: 'edition' })

/** Hands in an edition's file; the server reads and compares it while the browser waits. */
export const sendEdition = async (file: File, fields: EditionForm): Promise<DeskEdition> =>
  deskEdition.parse(
    await send(file, {
      purpose: 'nice-edition',
      signal: new AbortController().signal,
      onProgress: () => undefined,
      stallMs: 0,
      fields,
    }),
  )
