import { Card, DescriptionList, Quiet, Stack } from '@portal/platform/web'
import { subjectTypeLabels } from '../../contract/file/applicant.ts'
import type { TrademarkKind } from '../../contract/kinds.ts'
import { markTypeLabels } from '../../contract/mark-types.ts'
import { basicLabels } from './basic-labels.ts'
import { colourLabels } from './colours.ts'
import { itemsInWords } from './goods-words.ts'
import styles from './register.module.css'
import { hasWords, markPicture, type RegisterValues } from './register-form.ts'
import { TextPicture } from './text-picture.tsx'

type Props = { values: RegisterValues }

const nameOf = ([file]: RegisterValues['licence']): string => file?.fileName ?? '未上传'

/** What was filled in, as it will be sent. */
export function ConfirmCards({ kind, values }: Props & { kind: TrademarkKind }) {
  return (
    <>
      <MarkCard kind={kind} values={values} />
      <PeopleCard values={values} />
      {kind === 'gjsbzc' && <BasicMark values={values} />}
      <Card title="类别与小项">
        <ul className={styles.goods}>
          {values.work_order_service.map(({ class_id, class_name, service_nice_min }) => (
            <li key={class_id}>
              <b>{`第 ${class_id} 类 ${class_name}`}</b>
              <p>{service_nice_min.map(({ min_name }) => min_name).join('、')}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

function MarkCard({ kind, values }: Props & { kind: TrademarkKind }) {
  const { trademark_type, trademark_name, pic_type, trademark_desc, applyNation, black_white_pic_url } = values
  const grey = black_white_pic_url[0]?.fileName ?? '由平台转为灰度'
  return (
    <Card title="商标">
      <Stack gap={16}>
        <Picture values={values} />
        <DescriptionList
          items={[
            { term: '申请国家', detail: kind === 'sbzc' ? '中国' : applyNation.replaceAll(';', '、') },
            { term: '商标类型', detail: markTypeLabels[trademark_type] },
            ...(hasWords(trademark_type) ? [{ term: '商标名称', detail: trademark_name.trim() }] : []),
            { term: '图样颜色', detail: colourLabels[pic_type] },
            ...(pic_type === '2' ? [{ term: '黑白图样', detail: grey }] : []),
            { term: '商标说明', detail: trademark_desc.trim(), wide: true },
          ]}
        />
      </Stack>
    </Card>
  )
}

function Picture({ values }: Props) {
  const picture = markPicture(values)
  if (!picture) return <TextPicture name={values.trademark_name.trim()} />
  const { thumbnail, fileName } = picture
  return (
    <figure>
      {thumbnail && (
        <img className={styles.picture} src={`${thumbnail}&width=320`} alt="商标图样" width={500} height={180} />
      )}
      <Quiet as="figcaption">{fileName}</Quiet>
    </figure>
  )
}

function PeopleCard({ values }: Props) {
  const { subjectType, name, idNo, address, licence, contacts, proxy_url, contract_url } = values
  return (
    <Card title="申请人与联系方式">
      <DescriptionList
        items={[
          { term: '申请人类型', detail: subjectType === '' ? '' : subjectTypeLabels[subjectType] },
          { term: '申请人名称', detail: name.trim() },
          { term: '证件号码', detail: idNo.trim() },
          { term: '地址', detail: address.trim() },
          { term: '营业执照或身份证明', detail: nameOf(licence) },
          ...contacts.map(({ contact_name, contactPhone }, at) => ({
            term: contacts.length > 1 ? `联系人 ${at + 1}` : '联系人',
            detail: `${contact_name.trim()} ${contactPhone.trim()}`,
          })),
          { term: '委托书', detail: nameOf(proxy_url) },
          { term: '合同', detail: nameOf(contract_url) },
        ]}
      />
    </Card>
  )
}

function BasicMark({ values }: Props) {
  const { basicType, number, date, businessSn, basic } = values
  const isOwn = basicType === 'own'
  return (
    <Card title="基础商标">
      {basicType === '' ? (
        <p>没有填写，服务商备件之前补交。</p>
      ) : (
        <DescriptionList
          items={[
            { term: '基础商标是', detail: basicLabels[basicType] },
            { term: isOwn ? '业务编号' : '号码', detail: isOwn ? businessSn : number.trim() },
            ...(isOwn ? [] : [{ term: '日期', detail: date }]),
            ...(isOwn || basic.length === 0 ? [] : [{ term: '商品和服务', detail: itemsInWords(basic), wide: true }]),
          ]}
        />
      )}
    </Card>
  )
}
