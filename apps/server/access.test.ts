import { authenticate } from '@portal/accounts/server'
import { createPeople, type People, sessionToRecheck, settingsWithIssuer } from '@portal/accounts/testing'
import { courseSample, signUpSample } from '@portal/courses/contract'
import { basicSample } from '@portal/evidence/contract'
import { formOf, sampleFile } from '@portal/files/testing'
import { factsSample } from '@portal/filings/contract'
import { giveNotice } from '@portal/notices/testing'
import type { Access, Endpoint } from '@portal/platform/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { arrive, recordalSample } from '@portal/recordals/testing'
import { submitSamples } from '@portal/requests/contract'
import { selfCheckSample } from '@portal/selfcheck/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from './domains.ts'

/**
 * Every endpoint × every kind of caller, made from the tables themselves. Who may pass is read from
 * `access`; whose record it is, from the list below, in which every call that names a record must stand.
 */
const callers = ['anonymous', 'recheck', 'owner', 'stranger', 'provider', 'staff', 'admin'] as const
type Caller = (typeof callers)[number]

const mayPass: Record<Access, readonly Caller[]> = {
  public: callers,
  signedIn: ['owner', 'stranger', 'provider', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  topAdministrator: ['admin'],
}

const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const namesRecord = (endpoint: Endpoint) =>
  endpoint.access === 'signedIn' && (/\{\w+\}/.test(endpoint.path) || recordCalls[nameOf(endpoint)] !== undefined)

type Records = {
  businessSn: string
  fileId: string
  noticeId: string
  sheetId: string
  sessionId: string
  selfCheckId: string
  ticketId: string
  draft: { form: string; id: string; version: number }
  enrolmentId: string
  evidenceId: string
  originalId: string
  consentId: string
  searchId: string
  hitId: string
  templateId: string
  paperId: string
}
type Call = { path: string; body?: unknown }

const draftBody = { title: '海关查扣应对', page: '/home/customsSeizure', values: { appeal: '请协助' } }

/** How to call for the owner's record; `null`: the record is not the caller's to own. */
const recordCalls: Record<string, ((records: Records) => Call) | null> = {
  'GET /api/serchUserIpForeignInfoDetail': ({ businessSn }) => ({
    path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
  }),
  'POST /api/submitQuanMianFangAn': ({ businessSn }) => ({
    path: '/api/submitQuanMianFangAn',
    body: { businessSn, qmfaName: '王敏', qmfaPhone: '13800000001' },
  }),
  'GET /api/requests/{businessSn}/sheet': ({ businessSn }) => ({ path: `/api/requests/${businessSn}/sheet` }),
  'GET /api/drafts/{form}': ({ draft: { form } }) => ({ path: `/api/drafts/${form}` }),
  'PUT /api/drafts/{form}': ({ draft: { form, ...base } }) => ({
    path: `/api/drafts/${form}`,
    body: { ...draftBody, base },
  }),
  'DELETE /api/drafts/{form}': ({ draft: { form, id, version } }) => ({
    path: `/api/drafts/${form}?id=${id}&version=${version}`,
  }),
  'GET /api/file/phone-tickets/{id}': ({ ticketId }) => ({ path: `/api/file/phone-tickets/${ticketId}` }),
  'POST /api/file/phone-tickets/{id}/take': ({ ticketId }) => ({
    path: `/api/file/phone-tickets/${ticketId}/take`,
    body: {},
  }),
  'DELETE /api/file/phone-tickets/{id}': ({ ticketId }) => ({ path: `/api/file/phone-tickets/${ticketId}` }),
  'GET /api/selfChecks/{id}': ({ selfCheckId }) => ({ path: `/api/selfChecks/${selfCheckId}` }),
  'DELETE /api/selfChecks/{id}': ({ selfCheckId }) => ({ path: `/api/selfChecks/${selfCheckId}` }),
  'POST /api/submitSupplement': ({ businessSn }) => ({
    path: '/api/submitSupplement',
    body: { businessSn, round: 1, answers: { appeal: '补正后的诉求' } },
  }),
  'GET /api/requestTrail': ({ businessSn }) => ({ path: `/api/requestTrail?businessSn=${businessSn}` }),
  'GET /api/courseSignUps/{id}/calendar': ({ enrolmentId }) => ({ path: `/api/courseSignUps/${enrolmentId}/calendar` }),
  'POST /api/courseSignUps/{id}/cancel': ({ enrolmentId }) => ({
    path: `/api/courseSignUps/${enrolmentId}/cancel`,
    body: {},
  }),
  'GET /api/file/{id}': ({ fileId }) => ({ path: `/api/file/${fileId}` }),
  'GET /api/file/{id}/view': ({ fileId }) => ({ path: `/api/file/${fileId}/view` }),
  'POST /api/notices/{id}/read': ({ noticeId }) => ({ path: `/api/notices/${noticeId}/read`, body: {} }),
  'GET /api/filings/{id}': ({ sheetId }) => ({ path: `/api/filings/${sheetId}` }),
  'PUT /api/filings/{id}': ({ sheetId }) => ({ path: `/api/filings/${sheetId}`, body: { ...factsSample, version: 1 } }),
  'POST /api/filings/{id}/take': ({ sheetId }) => ({ path: `/api/filings/${sheetId}/take`, body: { format: 'docx' } }),
  'POST /api/filings/{id}/record': ({ sheetId }) => ({
    path: `/api/filings/${sheetId}/record`,
    body: { version: 2, recordNum: 'T1', recordBeginDate: '2026-01-01', recordEndDate: '2036-01-01' },
  }),
  'DELETE /api/filings/{id}': ({ sheetId }) => ({ path: `/api/filings/${sheetId}` }),
  'POST /api/evidence/originals/{id}/open': ({ originalId }) => ({
    path: `/api/evidence/originals/${originalId}/open`,
    body: {},
  }),
  'GET /api/exhibitionInfoDetail': ({ evidenceId }) => ({ path: `/api/exhibitionInfoDetail?id=${evidenceId}` }),
  'GET /api/evidence/looks': ({ evidenceId }) => ({ path: `/api/evidence/looks?id=${evidenceId}` }),
  'POST /api/downloadTicket': ({ evidenceId }) => ({ path: '/api/downloadTicket', body: { id: evidenceId } }),
  'GET /api/evidence/subsidy/pack': ({ evidenceId, templateId }) => ({
    path: `/api/evidence/subsidy/pack?id=${evidenceId}&template=${templateId}`,
  }),
  'POST /api/evidence/subsidy/papers': ({ evidenceId, templateId, fileId }) => ({
    path: '/api/evidence/subsidy/papers',
    body: { id: evidenceId, template: templateId, item: 'other', url: `/api/file/${fileId}` },
  }),
  'POST /api/evidence/subsidy/ticket': ({ evidenceId, templateId }) => ({
    path: '/api/evidence/subsidy/ticket',
    body: { id: evidenceId, template: templateId },
  }),
  'DELETE /api/evidence/subsidy/papers/{paperId}': ({ paperId }) => ({
    path: `/api/evidence/subsidy/papers/${paperId}`,
  }),
  'PUT /api/recordalSearches/{id}': ({ searchId }) => ({
    path: `/api/recordalSearches/${searchId}`,
    body: { title: '演示', paused: false },
  }),
  'GET /api/recordalSearches/{id}/hits': ({ searchId }) => ({ path: `/api/recordalSearches/${searchId}/hits` }),
  'GET /api/recordalSearches/{id}/hits/{hitId}': ({ searchId, hitId }) => ({
    path: `/api/recordalSearches/${searchId}/hits/${hitId}`,
  }),
  'DELETE /api/recordalSearches/{id}': ({ searchId }) => ({ path: `/api/recordalSearches/${searchId}` }),
  'DELETE /api/consents/{id}': ({ consentId }) => ({ path: `/api/consents/${consentId}` }),
  'POST /api/submitExhibitionInfo': ({ evidenceId }) => ({
    path: '/api/submitExhibitionInfo',
    body: { ...basicSample, id: evidenceId },
  }),
  'POST /api/deleteExhibitionInfo': ({ evidenceId }) => ({
    path: '/api/deleteExhibitionInfo',
    body: { id: evidenceId },
  }),
  // The last one, since it signs the owner out.
  'DELETE /api/sessions/{id}': ({ sessionId }) => ({ path: `/api/sessions/${sessionId}` }),
}

let portal: TestApp
let settings: Awaited<ReturnType<typeof settingsWithIssuer>>
let people: People
let tokens: Record<Caller, string | undefined>
let records: Records
beforeAll(async () => {
  settings = await settingsWithIssuer()
  portal = await createTestApp({ domains, authenticate, env: settings.env })
  people = await createPeople(portal)
  tokens = {
    anonymous: undefined,
    // A customer whose login another portal vouched for, too long ago.
    recheck: (await sessionToRecheck(portal, people.demo.id)).token,
    owner: people.demo.token,
    stranger: people.demo2.token,
    provider: people.agency.token,
    staff: people.staff.token,
    admin: people.admin.token,
  }
  records = await makeRecords()
})
afterAll(async () => {
  await portal.close()
  await settings.remove()
})

const send = (caller: Caller, method: string, { path, body }: Call) => {
  const token = tokens[caller]
  return portal.call({ method, path, ...(token && { token }), ...(body !== undefined && { body }) })
}

const makeRecords = async (): Promise<Records> => {
  const request = await send('owner', 'POST', { path: '/api/submitIpForeignInfo', body: submitSamples.customsSeizure })
  const form = formOf({ files: [await sampleFile('pdf')] })
  const upload = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...form.headers, authorization: people.demo.token },
    payload: form.body,
  })
  const sheet = await send('owner', 'POST', { path: '/api/filings', body: {} })
  const { body: selfCheck } = await send('owner', 'POST', {
    path: '/api/selfChecks',
    body: { ...selfCheckSample, score: 56 },
  })
  const sessions = await send('owner', 'GET', { path: '/api/sessions' })
  const draft = await send('owner', 'PUT', { path: '/api/drafts/request-7', body: draftBody })
  const ticket = await send('owner', 'POST', {
    path: '/api/file/phone-tickets',
    body: { title: '海关查扣应对 · 附件', slot: 'request-7.voucher' },
  })
  const [session] = Object.values(sessions.body).flat() as { id: string }[]
  const course = await send('staff', 'POST', { path: '/api/admin/courses', body: courseSample(Date.now()) })
  await send('staff', 'POST', { path: `/api/admin/courses/${course.body.id}/publish`, body: {} })
  const courses = String(course.body.id)
  await send('owner', 'POST', { path: '/api/courseSignUp', body: { ...signUpSample, courses } })
  const own = await send('owner', 'GET', { path: '/api/courseSignUps' })
  const [enrolment] = own.body.elements as { id: string }[]
  return {
    businessSn: String(request.body.businessSn),
    fileId: String(upload.json().id),
    noticeId: await giveNotice(portal, people.demo.id),
    sheetId: String(sheet.body.id),
    sessionId: session?.id ?? '',
    ticketId: String(ticket.body.id),
    draft: draft.body as Records['draft'],
    selfCheckId: String(selfCheck.id),
    enrolmentId: enrolment?.id ?? '',
    ...(await makeEvidence()),
    ...(await makeSearch()),
  }
}

type EvidenceRecords = Pick<Records, 'evidenceId' | 'originalId' | 'consentId' | 'templateId' | 'paperId'>
const makeEvidence = async (): Promise<EvidenceRecords> => {
  const record = await send('owner', 'POST', { path: '/api/submitExhibitionInfo', body: basicSample })
  const consent = await send('owner', 'POST', {
    path: '/api/consents',
    body: { purpose: 'travel-documents', policyVersion: '1' },
  })
  const form = formOf({ files: [await sampleFile('jpg')], fieldName: 'file' })
  const upload = await portal.app.inject({
    method: 'POST',
    url: '/api/file/uploadCzFile',
    headers: { ...form.headers, authorization: people.demo.token },
    payload: form.body,
  })
  const [evidenceId, consentId] = [record, consent].map(({ body }) => String(body.id))
  return {
    evidenceId: evidenceId ?? '',
    consentId: consentId ?? '',
    originalId: String(upload.json().id),
    ...(await makePaper(String(evidenceId))),
  }
}

/** A watched recordal that an import has just brought. */
const makeSearch = async (): Promise<Pick<Records, 'searchId' | 'hitId'>> => {
  const body = { kind: 'own', watched: recordalSample.recordNum, title: '演示' }
  const saved = await send('owner', 'POST', { path: '/api/recordalSearches', body })
  const importId = await arrive(portal.ctx, [recordalSample])
  const listener = domains.flatMap(({ listeners = [] }) => listeners).find(({ name }) => name === 'recordals.find-news')
  await listener?.react(portal.ctx, { importId }, { id: '1', at: portal.clock.now() })
  const searchId = String(saved.body.id)
  const hits = await send('owner', 'GET', { path: `/api/recordalSearches/${searchId}/hits` })
  const [hit] = hits.body.elements as { id: string }[]
  return { searchId, hitId: hit?.id ?? '' }
}

/** One's own paper for a claim of subsidy, by the list that is supplied. */
const makePaper = async (evidenceId: string): Promise<Pick<Records, 'templateId' | 'paperId'>> => {
  await domains.find(({ name }) => name === 'evidence')?.prepare?.(portal.ctx)
  const { body } = await send('owner', 'GET', { path: '/api/evidence/subsidy/templates' })
  const [template] = body.list as { id: string }[]
  const templateId = template?.id ?? ''
  const form = formOf({ files: [await sampleFile('jpg')] })
  const upload = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...form.headers, authorization: people.demo.token },
    payload: form.body,
  })
  const named = { id: evidenceId, template: templateId }
  const added = { ...named, item: 'licence', url: upload.json().url }
  await send('owner', 'POST', { path: '/api/evidence/subsidy/papers', body: added })
  const pack = await send('owner', 'GET', { path: `/api/evidence/subsidy/pack?${new URLSearchParams(named)}` })
  const [paper] = (pack.body.items as { papers: { id: string }[] }[]).flatMap(({ papers }) => papers)
  return { templateId, paperId: paper?.id ?? '' }
}

const missing = '00000000-0000-4000-8000-000000000000'

describe(`who may call: ${endpoints.length} endpoints × ${callers.length} callers = ${endpoints.length * callers.length} answers`, () => {
  it('declares access for every one of the routes', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(30)
    expect(endpoints.filter(({ access }) => !(access in mayPass)).map(nameOf)).toEqual([])
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  })

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, missing)
    const body = ['POST', 'PUT'].includes(endpoint.method) && !endpoint.upload ? {} : undefined
    for (const caller of callers) {
      if (nameOf(endpoint) === 'PUT /api/logout' && caller !== 'anonymous') continue
      const { status, body: answer } = await send(caller, endpoint.method, { path, body })
      const expected = mayPass[endpoint.access].includes(caller)
        ? 'passes'
        : caller === 'anonymous' || caller === 'recheck'
          ? 401
          : 403
      const seen = status === 401 || status === 403 ? status : 'passes'
      expect([caller, seen]).toEqual([caller, expected])
      if (caller === 'recheck' && status === 401) expect(answer.status).toBe('U00016')
      expect(status, `${caller} meets a fault`).toBeLessThan(500)
    }
  })
})

describe('whose record it is', () => {
  const owned = endpoints.filter(namesRecord)

  it('lists every signed-in call that names a record', () => {
    expect(owned.map(nameOf).filter((name) => recordCalls[name] === undefined)).toEqual([])
    const files = endpoints.filter(({ path }) => path.startsWith('/api/file/{id}')).map(nameOf)
    expect(files.filter((name) => recordCalls[name] === undefined)).toEqual([])
  })

  it.each(Object.entries(recordCalls).flatMap(([name, call]) => (call ? [[name, call] as const] : [])))(
    '%s answers a stranger as if the record were not there',
    async (name, call) => {
      const method = name.split(' ')[0] ?? 'GET'
      const nobody: Records = {
        businessSn: 'KL20261120000000',
        fileId: missing,
        noticeId: missing,
        sheetId: missing,
        sessionId: missing,
        ticketId: missing,
        draft: { form: 'no-such-form', id: missing, version: 1 },
        selfCheckId: missing,
        enrolmentId: missing,
        evidenceId: missing,
        originalId: missing,
        consentId: missing,
        templateId: records.templateId,
        paperId: missing,
        searchId: missing,
        hitId: missing,
      }
      for (const caller of ['stranger', 'provider', 'staff', 'admin'] as const) {
        const theirs = await send(caller, method, call(records))
        const none = await send(caller, method, call(nobody))
        expect([caller, theirs.status, theirs.body]).toEqual([caller, none.status, none.body])
        expect(theirs.status).toBe(404)
      }
      expect([200, 409]).toContain((await send('owner', method, call(records))).status)
    },
  )
})
