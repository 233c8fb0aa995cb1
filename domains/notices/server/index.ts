import type { Listener, NoticeEntry, Purview, ServerDomain } from '@portal/platform/server'
import { bindRoutes } from '@portal/platform/server'
import { outwardChannels } from '../contract/channels.ts'
import { noticesApi } from '../contract/endpoints.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { deliver } from './deliver.ts'
import { deliveryCheck } from './delivery-check.ts'
import { listDeliveries } from './list-deliveries.ts'
import { ensureEncrypted, noticesSettings } from './notices.settings.ts'
import { countUnread, listNotices, readAllNotices, readNotice } from './own-notices.ts'
import { permissions } from './permissions.ts'
import { noticesPersonal } from './personal.ts'
import { getPreferences, listRecipients, putPreferences } from './preferences.ts'
import { deliveryRecord, repeatDelivery } from './repeat-delivery.ts'
import { sweepJob } from './sweep.ts'
import { dueEvent, tell } from './tell.ts'

export { offeredChannels } from './outward.ts'

const purviews: readonly Purview[] = [
  {
    name: '消息通知',
    icon: 'bell',
    access: 'notices',
    path: '',
    sort: 80,
    children: [
      { name: '我的通知', icon: 'bell', access: 'notices.own', path: '/notices', sort: 10 },
      {
        name: '发送记录',
        icon: 'mail',
        access: 'notices.deliveries',
        path: '/notice-deliveries',
        sort: 20,
        permission: 'notices.deliveries',
      },
    ],
  },
]

const listenersOf = (catalogue: Catalogue): Listener[] => [
  ...[...catalogue.values()].map(
    (entry) =>
      ({
        event: entry.event,
        name: 'notices.tell',
        react: (ctx, data, occurrence) => tell(ctx, entry, data, occurrence),
      }) satisfies Listener,
  ),
  ...outwardChannels.map(
    (channel) =>
      ({
        event: dueEvent(channel),
        name: 'notices.deliver',
        react: (ctx, data) => deliver({ ...ctx, catalogue }, (data as { id: string }).id),
      }) satisfies Listener,
  ),
]

/**
 * The domain that tells people what happened in other domains. It knows none of them: the composition root passes their
 * `entries`. Only tests set `allowHttp`, since their gateway has no certificate.
 */
export const noticesServer = (
  entries: readonly NoticeEntry[],
  { allowHttp = false }: { allowHttp?: boolean } = {},
): ServerDomain => {
  const catalogue = catalogueOf(entries)
  return {
    name: 'notices',
    personal: noticesPersonal,
    routes: bindRoutes(noticesApi, {
      list: (ctx, input) => listNotices({ ...ctx, catalogue }, input),
      unread: countUnread,
      read: readNotice,
      readAll: readAllNotices,
      getPreferences: (ctx) => getPreferences({ ...ctx, catalogue }),
      putPreferences: (ctx, input) => putPreferences({ ...ctx, catalogue }, input),
      recipients: (ctx, input) => listRecipients({ ...ctx, catalogue }, input),
      listDeliveries: (ctx, input) => listDeliveries({ ...ctx, catalogue }, input),
      repeatDelivery,
    }),
    settings: (config) => {
      const settings = noticesSettings(config)
      if (!allowHttp) ensureEncrypted(settings)
    },
    records: [deliveryRecord],
    checks: [deliveryCheck],
    jobs: [sweepJob],
    listeners: listenersOf(catalogue),
    permissions,
    purviews,
  }
}
