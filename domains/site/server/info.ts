import { thirdLoginOf } from '@portal/accounts/server'
import { type Config, startFailure } from '@portal/platform/server'
import type { SiteInfo } from '../contract/site.ts'

/** Texts of a demonstration: the places that an operator fills, saying so. Numbers are never made up. */
const demonstrationTexts = {
  alliance: '【演示】此处为联盟介绍，由运营方在配置中填写。',
  companyCredit: '【演示】此处为运营单位名称',
} as const

export const siteInfoOf = (config: Config): SiteInfo => {
  const { mode, site } = config
  const texts = mode === 'demonstration' ? demonstrationTexts : undefined
  const { agency, frame } = site
  return {
    ...site.urls,
    phone: site.phone ?? null,
    alliance: site.alliance ?? texts?.alliance ?? null,
    companyCredit: site.companyCredit ?? texts?.companyCredit ?? null,
    icp: site.icp ?? null,
    policeRecord: site.policeRecord ?? null,
    agency: agency ? { name: agency.name, licenceNo: agency.licenceNo || null, url: agency.url || null } : null,
    frame: frame ?? null,
    thirdLogin: thirdLoginOf(config),
    demonstration: mode === 'demonstration',
    storagePrefix: site.storagePrefix,
  }
}

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)

const ensureAddress = (name: string, text: string | undefined, protocols = ['https:', 'http:']): void => {
  if (!text || isAddress(text, protocols)) return
  throw startFailure('config', `${name} 须为以 ${protocols.join('// 或 ')}// 开头的网址，现为“${text}”`)
}

/** Judges the addresses that pages will link to: a script as an address must not start a portal. */
export const checkSite = ({ site }: Config): void => {
  const { rootUrl, projectUrl, indexUrl, cmsUrl, loginUrl, evidenceUrl } = site.urls
  ensureAddress('SITE_ROOT_URL', rootUrl)
  ensureAddress('SITE_PROJECT_URL', projectUrl)
  ensureAddress('SITE_INDEX_URL', indexUrl)
  ensureAddress('SITE_CMS_URL', cmsUrl)
  ensureAddress('SITE_LOGIN_URL', loginUrl)
  ensureAddress('SITE_EVIDENCE_URL', evidenceUrl)
  ensureAddress('SITE_AGENCY_URL', site.agency?.url)
  ensureAddress('SITE_FRAME_URL', site.frame?.url, ['https:'])
}
