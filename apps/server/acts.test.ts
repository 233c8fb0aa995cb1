import { actNames, recordKindOf } from '@portal/platform/server'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

const named = [...actNames(domains)].map(([{ endpoint }, act]) => ({ act, ...endpoint }))
const ofStaff = named.filter(({ access }) => access === 'staff' || access === 'topAdministrator')
const changes = ofStaff.filter(({ method }) => method !== 'GET')
const actsOf = (calls: readonly { act: string }[]) => calls.map(({ act }) => act).toSorted()

it('no two calls of staff have the same name in the act log', () => {
  expect(new Set(actsOf(ofStaff)).size).toBe(ofStaff.length)
})

it('every file that only staff may take out is kept in the act log', () => {
  const files = ofStaff.filter(({ method, reply }) => method === 'GET' && 'kind' in reply)
  expect(actsOf(files.filter(({ audited }) => !audited))).toEqual([
    // Which lines of a file of public data were refused.
    'marks.importReport',
    'patentdata.importReport',
    'recordals.importReport',
  ])
})

it('changes that wait for others or work for long are few, and named here', () => {
  expect(actsOf(changes.filter(({ inSteps }) => inSteps))).toEqual([
    'accounts.createUser',
    'accounts.resetPassword',
    'audit.verify',
    'evidence.recheck',
    'files.publishPicture',
    'marks.uploadImport',
    'messages.bulk',
    'news.bulk',
    'news.fetchPicture',
    'nice.importEdition',
    'orders.fetch',
    'orders.importFile',
    'orders.preview',
    'patentdata.uploadImport',
    'proofs.auditNow',
    'recordals.uploadImport',
    'requests.bulk',
    'valuation.trial',
  ])
})

it('calls by staff whose entry says no more than who, what and which record change no record', () => {
  const silent = {
    'start a work of the portal that goes on by itself': ['operations.runJob', 'orders.fetch'],
    'read once more, and keep what they found in a history of its own': ['audit.verify', 'proofs.auditNow'],
    'show what would be, and store nothing': ['deadlines.impact', 'orders.preview', 'valuation.trial'],
    'let each record that they act on have its own entry, which says as much as that of the single act': [
      ...['messages.bulk', 'news.bulk', 'requests.bulk'],
    ],
    'bring in a picture that no record shows yet': ['files.publishPicture', 'news.fetchPicture'],
  }
  expect(actsOf(changes.filter(({ tellsChange }) => !tellsChange))).toEqual(Object.values(silent).flat().toSorted())
})

const records = domains.flatMap((domain) => domain.records ?? [])

it('an act that does not succeed is told of its record, unless the address names what the log calls otherwise', () => {
  const kept = ofStaff.filter(({ method, audited }) => method !== 'GET' || audited)
  const unnamed = kept.filter((endpoint) => endpoint.path.includes('{') && !recordKindOf(records, endpoint))
  const named = {
    'by its name, and not by its id': [
      ...['accounts.change', 'accounts.remove', 'requests.changeBlock', 'requests.removeBlock'],
      ...['site.changeBanner', 'site.moveBanner', 'site.placeBanner', 'site.removeBanner'],
      ...['site.changeLink', 'site.checkLink', 'site.moveLink', 'site.removeLink'],
    ],
    'by several words together': [
      ...['calendars.save', 'orders.explain'],
      ...['deadlines.checkVersion', 'deadlines.impact', 'deadlines.writeVersion'],
    ],
    'by nothing, since it is no record': ['operations.runJob', 'orders.fetch'],
    'by an id that only its owner sees': ['workday.changeView', 'workday.removeView'],
  }
  expect(actsOf(unnamed)).toEqual(Object.values(named).flat().toSorted())
})

it('each kind of record is one on which some call acts', () => {
  const idle = records.filter(({ at }) => !changes.some(({ path }) => path === at || path.startsWith(`${at}/`)))
  expect(idle).toEqual([])
})
