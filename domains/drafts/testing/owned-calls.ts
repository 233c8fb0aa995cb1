import { callsFor, noSuchId, type OwnedCalls } from '@portal/platform/testing'

type Kept = { form: string; id: string; version: number }

const body = { title: '海关查扣应对', page: '/home/customsSeizure', values: { appeal: '请协助' } }

export const ownedCalls: OwnedCalls = async ({ owner }) => {
  const theirs = (await owner.send('PUT', '/api/drafts/request-2', body)) as Kept
  return callsFor<Kept>(
    { theirs, nobodys: { form: 'no-such-form', id: noSuchId, version: 1 } },
    {
      'GET /api/drafts/{form}': ({ form }) => ({ path: `/api/drafts/${form}` }),
      'PUT /api/drafts/{form}': ({ form, ...base }) => ({ path: `/api/drafts/${form}`, body: { ...body, base } }),
      'DELETE /api/drafts/{form}': ({ form, id, version }) => ({
        path: `/api/drafts/${form}?id=${id}&version=${version}`,
      }),
    },
  )
}
