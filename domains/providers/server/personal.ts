import { forgetFiles } from '@portal/files/server'
import { copyRows, countOwned, type PersonalSource } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { attachedKind } from './own-profile.ts'
import { providerProfiles } from './profile.table.ts'

/** What this domain keeps of an agency. What it handed in goes after a while; what was checked stays, since cases name it. */
export const providersPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '服务机构资料',
      rows: await copyRows(ctx, providerProfiles, {
        where: eq(providerProfiles.userId, userId),
        fields: [
          'companyName',
          'licenceKind',
          'licenceNo',
          'handedInAt',
          'checkedCompanyName',
          'checkedLicenceKind',
          'checkedLicenceNo',
          'checkedAt',
          'refusal',
        ],
      }),
    },
  ],
  counts: async ({ db }, userId) => {
    const { userId: name, version: newest } = providerProfiles
    const found = await countOwned(db, { from: providerProfiles, where: eq(name, userId), newest, name })
    return [
      {
        ...{ key: 'provider', name: '服务机构资料', permission: 'users.read' },
        ...found,
        newest: found.newest.map((id) => ({ name: '查看资料', link: `/providers/${id}` })),
      },
    ]
  },
  eraseLater: async ({ db }, userId) => {
    await db
      .update(providerProfiles)
      .set({ companyName: null, licenceKind: null, licenceNo: null, handedInAt: null, proofId: null, proofName: null })
      .where(eq(providerProfiles.userId, userId))
    await forgetFiles({ db }, { kind: attachedKind, refs: [userId] })
  },
}
