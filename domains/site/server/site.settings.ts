import { addressSetting, type Config, defineSettings, textSetting } from '@portal/platform/server'
import * as z from 'zod/mini'
import type { SiteLinks } from '../contract/links.ts'
import { readLinks } from './links-file.ts'

/** What the operator says about himself; the pages leave out a text that is not set. */
export type SiteSettings = {
  phone: string | undefined
  alliance: string | undefined
  companyCredit: string | undefined
  icp: string | undefined
  policeRecord: string | undefined
  agency: { name: string; licenceNo: string | null; url: string | null } | undefined
  frame: { item: string; url: string } | undefined
  urls: { rootUrl: string; projectUrl: string; indexUrl: string; cmsUrl: string; loginUrl: string; evidenceUrl: string }
  /** The links of the operator's file, for the first start; undefined where there is no file. */
  links: SiteLinks | undefined
  storagePrefix: string
}

const environment = z.object({
  SITE_PHONE: textSetting(),
  SITE_ALLIANCE: textSetting(),
  SITE_COMPANY: textSetting(),
  SITE_ICP: textSetting(),
  SITE_POLICE_RECORD: textSetting(),
  SITE_AGENCY_NAME: textSetting(),
  SITE_AGENCY_LICENCE: textSetting(),
  SITE_AGENCY_URL: addressSetting(),
  SITE_FRAME_ITEM: textSetting(),
  SITE_FRAME_URL: addressSetting(['https:']),
  SITE_ROOT_URL: addressSetting(),
  SITE_PROJECT_URL: addressSetting(),
  SITE_INDEX_URL: addressSetting(),
  SITE_CMS_URL: addressSetting(),
  SITE_LOGIN_URL: addressSetting(),
  SITE_EVIDENCE_URL: addressSetting(),
  SITE_LINKS_FILE: textSetting(),
  SITE_STORAGE_PREFIX: textSetting(),
})
type Values = z.output<typeof environment>

const agencyOf = (values: Values): SiteSettings['agency'] => {
  const { SITE_AGENCY_NAME: name, SITE_AGENCY_LICENCE: licenceNo = null, SITE_AGENCY_URL: url = null } = values
  return name ? { name, licenceNo, url } : undefined
}

const frameOf = ({ SITE_FRAME_ITEM: item, SITE_FRAME_URL: url }: Values): SiteSettings['frame'] =>
  item && url ? { item, url } : undefined

export const siteSettings = defineSettings(
  environment,
  (values): SiteSettings => ({
    phone: values.SITE_PHONE,
    alliance: values.SITE_ALLIANCE,
    companyCredit: values.SITE_COMPANY,
    icp: values.SITE_ICP,
    policeRecord: values.SITE_POLICE_RECORD,
    agency: agencyOf(values),
    frame: frameOf(values),
    urls: {
      rootUrl: values.SITE_ROOT_URL ?? '',
      projectUrl: values.SITE_PROJECT_URL ?? '',
      indexUrl: values.SITE_INDEX_URL ?? '',
      cmsUrl: values.SITE_CMS_URL ?? '',
      loginUrl: values.SITE_LOGIN_URL ?? '',
      evidenceUrl: values.SITE_EVIDENCE_URL ?? '',
    },
    links: values.SITE_LINKS_FILE ? readLinks(values.SITE_LINKS_FILE) : undefined,
    storagePrefix: values.SITE_STORAGE_PREFIX ?? 'onechain_',
  }),
)

/** Warnings where a duty is not met: the ICP number (互联网信息服务管理办法, article 12) and the public-security filing. */
export const siteWarnings = (config: Config): (string | false)[] => {
  const { icp, policeRecord } = siteSettings(config)
  return [
    !icp && 'SITE_ICP 未设置：首页底部没有 ICP 备案号',
    !policeRecord && 'SITE_POLICE_RECORD 未设置：首页底部没有公安联网备案号',
  ]
}
