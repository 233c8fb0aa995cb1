import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'
import { formOf } from './form.ts'
import { sampleFile } from './samples.ts'

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const file = await owner.upload('/api/file/upload', formOf({ files: [await sampleFile('pdf')] }))
  const ticket = await owner.send('POST', '/api/file/phone-tickets', {
    title: '海关查扣应对 · 附件',
    slot: 'request-7.voucher',
  })
  const ofFile = callsFor(
    { theirs: String(file.id), nobodys: noSuchId },
    {
      'GET /api/file/{id}': (id) => ({ path: `/api/file/${id}` }),
      'GET /api/file/{id}/thumbnail': (id) => ({ path: `/api/file/${id}/thumbnail` }),
      'GET /api/file/{id}/view': (id) => ({ path: `/api/file/${id}/view` }),
      'GET /api/preview': (id) => ({ path: `/api/preview?pdf_url=/api/file/${id}` }),
    },
  )
  const ofTicket = callsFor(
    { theirs: String(ticket.id), nobodys: noSuchId },
    {
      'GET /api/file/phone-tickets/{id}': (id) => ({ path: `/api/file/phone-tickets/${id}` }),
      'POST /api/file/phone-tickets/{id}/take': (id) => ({ path: `/api/file/phone-tickets/${id}/take`, body: {} }),
      'DELETE /api/file/phone-tickets/{id}': (id) => ({ path: `/api/file/phone-tickets/${id}` }),
    },
  )
  return [...ofFile, ...ofTicket]
}
