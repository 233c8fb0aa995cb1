import { formOf } from '@portal/files/testing'
import type { StaffStage } from '@portal/platform/testing'

/** Staff hand in two lists of a kind, start the import of one and cancel the other. */
export const actOnImports = async (
  { act }: StaffStage,
  { path, bytes, start = {} }: { path: string; bytes: Buffer; start?: object },
): Promise<void> => {
  const handIn = async (): Promise<{ id: string }> => {
    const { body, headers } = formOf({ files: [{ fileName: '名单.csv', bytes }] })
    return { id: String((await act(`POST ${path}`, { body, headers })).id) }
  }
  await act(`POST ${path}/{id}/cancel`, { params: await handIn(), body: {} })
  await act(`POST ${path}/{id}/start`, { params: await handIn(), body: { asOf: '2026-11-01', ...start } })
}
