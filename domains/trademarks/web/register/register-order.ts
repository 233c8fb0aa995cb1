import type * as z from 'zod/mini'
import type { trademarkOrder } from '../../contract/file/order-form.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { hasWords, markPicture, type RegisterValues } from './register-form.ts'
import { sentClasses } from './sent-classes.ts'

type Sent = z.input<typeof trademarkOrder>

const urlOf = ([file]: RegisterValues['proxy_url']): string => file?.url ?? ''

const emptyBasic = ['basicType', 'number', 'date', 'businessSn'] as const

/** The basic mark; none where nothing of it was told. An application made here brings its number, and its goods with it. */
const basicOf = (values: RegisterValues): { basic: Sent['basic'] } | undefined => {
  const { basicType, number, date, businessSn, basic } = values
  if (basic.length === 0 && emptyBasic.every((name) => values[name] === '')) return undefined
  return basicType === 'own'
    ? { basic: { basicType: '1', businessSn, work_order_service: [] } }
    : { basic: { basicType, number, date, work_order_service: sentClasses(basic) } }
}

/** The values of the page as POST /api/submitTradeMarkInfo takes them. */
export const orderOf = (kind: TrademarkKind, values: RegisterValues): Sent => {
  const { trademark_type, pic_type, trademark_desc, contacts, subjectType, name, idNo, address } = values
  const [licence] = values.licence
  const picture = markPicture(values)
  return {
    kind,
    trademark: {
      applyNation: kind === 'gjsbzc' ? values.applyNation : '',
      trademark_type,
      trademark_name: hasWords(trademark_type) ? values.trademark_name : '',
      pic_type,
      standby1: picture?.url ?? '',
      standby1_name: picture?.fileName ?? '',
      trademark_desc,
      ...contacts[0],
      proxy_url: urlOf(values.proxy_url),
      black_white_pic_url: pic_type === '2' ? urlOf(values.black_white_pic_url) : '',
      contract_url: urlOf(values.contract_url),
    },
    trademark_contact: contacts,
    work_order_service: sentClasses(values.work_order_service),
    applicant: { subjectType, name, idNo, address, ...(licence && { licence: { url: licence.url } }) },
    ...(kind === 'gjsbzc' && basicOf(values)),
    edition: values.edition,
  }
}

const contactKeys = new Set(['contact_name', 'contactPhone'])

/** The place on the page of what stands at this path of the wire. */
export const fieldOf = ([part = '', key = '', ...more]: readonly string[]): string[] => {
  if (part === 'trademark' && contactKeys.has(key)) return ['contacts', '0', key]
  if (part === 'trademark_contact') return key === '' ? ['contacts'] : ['contacts', key, ...more]
  if (part === 'basic' && (key === '' || key === 'work_order_service')) return ['basic']
  if (part === 'applicant' && key === '') return ['subjectType']
  if (part === 'trademark' || part === 'applicant' || part === 'basic') return [key]
  return ['work_order_service']
}
