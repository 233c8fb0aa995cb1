import { thirdLoginOf } from '@portal/accounts/server'
import { shanghaiMinuteWords } from '@portal/platform/contract'
import { type Config, type Ctx, toldMaintenance } from '@portal/platform/server'
import type { SiteInfo } from '../contract/site.ts'
import { siteSettings } from './site.settings.ts'

/**
 * Texts that stand in a demonstration for those of an operator and say so. Numbers, such as those of a licence, are never made
 * up.
 */
const demonstrationTexts = {
  alliance: '【演示】此处为联盟介绍，由运营方在配置中填写。',
  companyCredit: '【演示】此处为运营单位名称',
} as const

/** The patent agency that the operator has configured; null where there is none. */
export const siteAgency = (config: Config): SiteInfo['agency'] => siteSettings(config).agency ?? null

/** The phone number that pages name for questions; null where the operator has configured none. */
export const sitePhone = (config: Config): SiteInfo['phone'] => siteSettings(config).phone ?? null

/** What the configuration says; a notice of maintenance comes from the database. */
export const siteInfoOf = (config: Config): Omit<SiteInfo, 'maintenance'> => {
  const { mode } = config
  const site = siteSettings(config)
  const texts = mode === 'demonstration' ? demonstrationTexts : undefined
  return {
    ...site.urls,
    phone: sitePhone(config),
    alliance: site.alliance ?? texts?.alliance ?? null,
    companyCredit: site.companyCredit ?? texts?.companyCredit ?? null,
    icp: site.icp ?? null,
    policeRecord: site.policeRecord ?? null,
    agency: siteAgency(config),
    frame: site.frame ?? null,
    thirdLogin: thirdLoginOf(config),
    demonstration: mode === 'demonstration',
    storagePrefix: site.storagePrefix,
  }
}

/** What everybody is told of a time of maintenance, as pages show it. */
export const maintenanceInWords = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<SiteInfo['maintenance']> => {
  const told = await toldMaintenance(ctx)
  if (!told) return null
  const [from, until] = [told.from, told.until].map((at) => shanghaiMinuteWords(new Date(at)))
  return { ...told, when: `${from} 至 ${until}${told.readOnly ? '，其间只能查看，不能提交' : ''}` }
}
