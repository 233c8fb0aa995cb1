import type { NoticeEntry } from '@portal/platform/server'
import { deskProviderPath, profilePath } from '../contract/paths.ts'

/** What every event of a provider carries; accounts publish it with the change of the approval. */
type ProviderEvent = { userId: string }

const provider = ({ userId }: ProviderEvent): string => userId
const ownPage = (): string => `/#${profilePath}`

/** Who is told when the approval of a provider changes. Neither number nor reason stands in a notice. */
export const providerNotices: readonly NoticeEntry[] = [
  {
    event: 'provider.approved',
    name: '机构资料已通过',
    to: provider,
    forProviders: true,
    text: '您的机构资料已通过审核。',
    link: ownPage,
  },
  {
    event: 'provider.refused',
    name: '机构资料未通过',
    to: provider,
    forProviders: true,
    text: '您的机构资料没有通过审核，请查看原因，修改后可重新提交。',
    link: ownPage,
  },
  {
    event: 'provider.waiting',
    name: '有服务机构等待审核',
    to: 'staff',
    holding: 'users.act',
    text: '有服务机构提交了资料，等待审核。',
    link: ({ userId }: ProviderEvent) => `/admin.html#${deskProviderPath(userId)}`,
  },
]
