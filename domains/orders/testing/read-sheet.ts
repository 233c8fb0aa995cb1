import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { TestApp } from '@portal/platform/testing'
import { expect } from 'vitest'

/** The words of the paper about an order, as its owner gets it, without spaces. */
export const readSheet = async ({ app }: TestApp, orderNo: string, token: string): Promise<string> => {
  const answer = await app.inject({ url: `/api/orders/${orderNo}/sheet`, headers: { authorization: token } })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(answer.rawPayload)
  const text = [...document.pages()].map((page) => page.getText().replaceAll(/\s/g, '')).join('')
  document.destroy()
  library.destroy()
  return text
}
