import { bytes, defineApi, pageOf, pageQuery } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { checkForm, checkReply, smartForm, smartReply } from './check.ts'
import { trademarkErrors } from './errors.ts'
import { madridForm, madridMembers } from './madrid.ts'
import { markName } from './mark-name.ts'
import { trademarkPermissions } from './permissions.ts'
import { priceQuery, registrationPrice } from './price.ts'
import { reportForm, searchReport, searchReportRow } from './report.ts'

const permission = 'trademarks.reference'

/** Look-ups about trademarks, reports, and the members of the Madrid System. */
export const trademarksApi = defineApi(
  trademarkErrors,
  {
    check: {
      method: 'POST',
      path: '/api/trademarkCheck',
      access: 'public',
      limit: 'costly',
      summary: '按名称、类别与小项给出提示，并与已导入的商标比对；不保存任何内容',
      body: checkForm,
      reply: checkReply,
      duringMaintenance: true,
    },
    smart: {
      method: 'POST',
      path: '/api/smartRegistration',
      access: 'public',
      limit: 'costly',
      summary: '智能注册：各类别的比对得分与是否达到 pass_rate；得分不是注册成功的概率',
      body: smartForm,
      reply: smartReply,
      duringMaintenance: true,
    },
    price: {
      method: 'GET',
      path: '/api/getSelfRegistPrice',
      access: 'public',
      summary: '所选类别的官费与服务费；work_order_service 为 JSON 文本',
      query: priceQuery,
      reply: registrationPrice,
      fails: ['order.no_prices'],
    },
    createImage: {
      method: 'GET',
      path: '/api/createTrademarkImage',
      access: 'public',
      limit: 'costly',
      summary: '由商标名称生成图样；字库没有的字请上传图片',
      query: z.object({ trademark_name: markName }),
      reply: z.object({ url: z.string(), fileName: z.string() }),
      fails: ['trademark.missing_glyph'],
    },
    image: {
      method: 'GET',
      path: '/api/trademarkImage/{file}',
      access: 'public',
      limit: 'views',
      summary: '由名称生成的图样（JPEG）；file 为 createTrademarkImage 的 url 的最后一段',
      params: z.object({ file: z.string() }),
      reply: bytes,
      secretPath: true,
    },
    madridMembers: {
      method: 'GET',
      path: '/api/madridMembers',
      access: 'public',
      summary: '马德里体系成员与费用，附数据日期；open 为 false 的尚不能指定',
      reply: madridMembers,
      cache: { seconds: 60, throughOutages: true },
    },
    report: {
      method: 'POST',
      path: '/api/brandSearchReport',
      access: 'signedIn',
      limit: 'costly',
      summary: '生成品牌注册检索报告（PDF），保留 90 天',
      body: reportForm,
      reply: searchReport,
      submits: true,
      replyNumber: 'reportNo',
      fails: ['trademark.too_many_reports', 'file.quota'],
    },
    reports: {
      method: 'GET',
      path: '/api/brandSearchReports',
      access: 'signedIn',
      summary: '我的检索报告，新的在前',
      query: z.object(pageQuery),
      reply: pageOf(searchReportRow),
    },
    readMadrid: {
      method: 'GET',
      path: '/api/admin/madridMembers',
      access: 'staff',
      permission,
      summary: '马德里成员的全部内容；version 为 0 表示随程序提供',
      reply: z.extend(madridForm, { version: z.number(), checkedOn: z.nullable(z.string()) }),
    },
    saveMadrid: {
      method: 'PUT',
      path: '/api/admin/madridMembers',
      tellsChange: true,
      access: 'staff',
      permission,
      summary: '整体替换马德里成员与费用；给出 version 时，被他人改过则拒绝',
      body: madridForm,
      reply: z.object({ version: z.number() }),
      fails: ['madrid.newer_version'],
    },
  },
  trademarkPermissions,
)
