import type { PublicPicture } from '@portal/files/contract'
import { isDay } from '@portal/platform/contract'
import {
  Checkbox,
  call,
  DateField,
  dayEnd,
  dayStart,
  EditDialog,
  FormField,
  FormGrid,
  shanghaiDay,
  TextInput,
} from '@portal/platform/web'
import { useState } from 'react'
import { type BannerRow, bannerForm, bannerLimits } from '../../contract/banners.ts'
import { siteDeskApi } from '../../contract/endpoints.ts'
import { BannerPictureField } from './banner-picture-field.tsx'
import { BannerPreview } from './banner-preview.tsx'
import { bannerReads } from './desk-reads.ts'

/** The day in Shanghai of a moment less `back` ms; empty where there is none, or where what was typed names no day. */
const dayOf = (moment: unknown, back = 0): string =>
  typeof moment === 'number' && Number.isFinite(moment) ? shanghaiDay(moment - back) : ''

/** The moment that a typed day means; NaN, which the form refuses, for a text that names no day. */
const momentOf = (typed: string, of: (day: string) => number): number | null => {
  if (typed === '') return null
  return isDay(typed) ? of(typed) : Number.NaN
}

/** A dialog that makes or changes a banner, with a preview that follows what is typed. */
export function BannerDialog({ banner, onClose }: { banner: BannerRow | undefined; onClose: () => void }) {
  const [picture, setPicture] = useState<PublicPicture | undefined>(banner?.picture)
  return (
    <EditDialog
      title={banner ? '修改横幅' : '新增横幅'}
      schema={bannerForm}
      defaults={{
        title: banner?.title ?? '',
        text: banner?.text ?? '',
        picture: banner?.picture.id ?? '',
        alt: banner?.alt ?? '',
        wordsInPicture: banner?.wordsInPicture ?? false,
        link: banner?.link ?? '',
        from: banner?.from ?? null,
        until: banner?.until ?? null,
        hidden: banner?.hidden ?? false,
      }}
      send={(body, { key }): Promise<unknown> =>
        banner
          ? call(siteDeskApi.changeBanner, { params: { id: banner.id }, body: { ...body, version: banner.version } })
          : call(siteDeskApi.addBanner, { body }, { key })
      }
      said="横幅已保存"
      reads={bannerReads}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormField form={form} name="title" label="标题" max={bannerLimits.title} required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="text" label="副标题" note="选填" max={bannerLimits.text}>
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField form={form} name="picture" label="图片" group required>
            {({ onChange }) => (
              <BannerPictureField
                picture={picture}
                onPicture={(made) => {
                  setPicture(made)
                  onChange(made.id)
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="wordsInPicture" label="文字" group>
            {(control) => <Checkbox {...control} label="图片自带文字，不再叠加标题和副标题" />}
          </FormField>
          <FormField
            form={form}
            name="alt"
            label="替代文字"
            note="选填"
            hint="给看不到图片的人：图中有什么、写了什么；图片只作装饰时留空"
            max={bannerLimits.alt}
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormField
            form={form}
            name="link"
            label="链接"
            note="选填"
            hint="本站页面（例如 /home/customsSeizure）或 https:// 网址"
          >
            {(control) => <TextInput {...control} />}
          </FormField>
          <FormGrid>
            <FormField form={form} name="from" label="开始日期" note="选填，当天 0 时起">
              {({ value, onChange, ...control }) => (
                <DateField {...control} value={dayOf(value)} onChange={(day) => onChange(momentOf(day, dayStart))} />
              )}
            </FormField>
            <FormField form={form} name="until" label="结束日期" note="选填，展示到当天 24 时">
              {({ value, onChange, ...control }) => (
                <DateField
                  {...control}
                  value={dayOf(value, 1)}
                  onChange={(day) => onChange(momentOf(day, (last) => dayEnd(last) + 1))}
                />
              )}
            </FormField>
          </FormGrid>
          <FormField form={form} name="hidden" label="显示" group>
            {(control) => <Checkbox {...control} label="暂时隐藏，不对外显示" />}
          </FormField>
          {picture && <Preview typed={form.rhf.watch()} picture={picture} />}
        </>
      )}
    </EditDialog>
  )
}

type Typed = { title: string; text: string; link: string; wordsInPicture: boolean }

/** The banner as it would be shown now; it follows what is typed. */
function Preview({ typed, picture }: { typed: Typed; picture: PublicPicture }) {
  const { title, text, link, wordsInPicture } = typed
  const { url, width, height, sources } = picture
  return (
    <BannerPreview
      banner={{
        ...{ title: title || '标题', text: text || null, link: link || null, alt: '', wordsInPicture },
        ...{ image: url, width, height, sources },
      }}
    />
  )
}
