import {
  Button,
  Buttons,
  Card,
  DescriptionList,
  dayWords,
  Field,
  LinkButton,
  linkTo,
  Notice,
  PrintButton,
  Segmented,
  Stack,
  StatusTag,
  type StatusTone,
  toast,
} from '@portal/platform/web'
import { useState } from 'react'
import type { ValuationDetail } from '../../contract/detail.ts'
import {
  hiddenRecord,
  inventedRecord,
  kindLabels,
  listWords,
  numberWords,
  sourcesWords,
  uncalibrated,
  versionWords,
} from '../../contract/result-words.ts'
import type { Scene } from '../../proof/score.ts'
import { addCompared, compared, mostCompared } from '../compare/compared.ts'
import { comparePath, methodPath, resultPath } from '../paths.ts'
import { AddRightButton } from './add-right-button.tsx'
import { bandAt, Gauge } from './gauge.tsx'
import { ReportButton } from './report-button.tsx'
import styles from './result.module.css'
import { WhyTable } from './why-table.tsx'

const tones: Readonly<Record<string, StatusTone>> = { 10: 'done', 20: 'refused', 30: 'waiting' }

/** The result: what it is worth and how sure that is, why, and what it rests on. */
export function ResultView({ detail }: { detail: ValuationDetail }) {
  return (
    <Stack gap={24}>
      {detail.demonstration && <Notice tone="warning" title={inventedRecord} />}
      {!detail.mayShow && <Notice>{hiddenRecord}</Notice>}
      <Worth detail={detail} />
      <Record detail={detail} />
      <Card title="为什么是这个分数">
        <WhyTable detail={detail} />
      </Card>
      <Notes title="技术" notes={detail.technology} />
      <Notes title="法律" notes={detail.law} />
      <Notes title="经济" notes={detail.economics} />
      <Foundation detail={detail} />
    </Stack>
  )
}

function Worth({ detail }: { detail: ValuationDetail }) {
  const [chosen, setChosen] = useState<Scene>('management')
  const { scenes, price, priceLow, priceHigh, prscode, statusText, statusAsOf } = detail
  const scene = scenes.find((one) => one.scene === chosen) ?? detail
  return (
    <Card
      title={detail.ti === null ? detail.pn : `${detail.pn} · ${detail.ti}`}
      actions={<Acts detail={detail} scene={chosen} />}
    >
      <div className={styles.top}>
        <Gauge score={scene.score} scoreLow={scene.scoreLow} scoreHigh={scene.scoreHigh} band={bandAt(scene.score)} />
        <Stack gap={16}>
          <Field label="场景" group hint="切换场景只改变分值的权重，参考价不变">
            <Segmented
              aria-label="场景"
              value={chosen}
              onChange={(next) => next !== '' && setChosen(next)}
              options={scenes.map((one) => ({ value: one.scene, label: one.name }))}
            />
          </Field>
          <p className="print-only">场景：{scenes.find((one) => one.scene === chosen)?.name}</p>
          <p className={styles.price}>
            参考价 <b>{price}</b> 万元
          </p>
          <p>
            五成把握的区间 {priceLow}–{priceHigh} 万元
          </p>
          <p className="row">
            <StatusTag tone={tones[prscode] ?? 'waiting'}>{statusText}</StatusTag>
            {statusAsOf !== null && <span>截至 {dayWords(statusAsOf)}</span>}
          </p>
          {!detail.model.calibrated && <Notice>{uncalibrated}。</Notice>}
        </Stack>
      </div>
    </Card>
  )
}

function Acts({ detail, scene }: { detail: ValuationDetail; scene: Scene }) {
  const { id, pn } = detail
  const [list, setList] = useState(compared)
  const compare = () => {
    const added = addCompared({ id, pn })
    setList(compared())
    if (added) toast(`已加入对比，共 ${compared().length} 件`)
    else toast(`对比最多 ${mostCompared} 件`, 'warning')
  }
  const ids = list.map((one) => one.id)
  return (
    <Buttons className="no-print">
      <ReportButton id={id} scene={scene} />
      <Button onClick={compare}>加入对比</Button>
      {ids.length > 1 && <LinkButton to={linkTo(comparePath, { ids: ids.join(',') })}>看对比</LinkButton>}
      <LinkButton to={linkTo(resultPath, { val: pn })} variant="text">
        重新评估
      </LinkButton>
      <AddRightButton detail={detail} />
      <PrintButton />
    </Buttons>
  )
}

function Record({ detail }: { detail: ValuationDetail }) {
  const { an, ti, pa, inn, ad, pd, ipc, patk } = detail
  return (
    <Card title="著录项目">
      <DescriptionList
        items={[
          { term: '名称', detail: ti, wide: true },
          { term: '公告号', detail: numberWords(detail) },
          { term: '种类', detail: kindLabels[patk] },
          { term: '申请号', detail: an },
          { term: '申请日', detail: ad },
          { term: '公告日', detail: pd },
          { term: 'IPC', detail: listWords(ipc) },
          { term: '申请人', detail: listWords(pa), wide: true },
          { term: '发明人', detail: listWords(inn), wide: true },
        ]}
      />
    </Card>
  )
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <Card title={title}>
      <ul className="bullets">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  )
}

/** What the result rests on, so that it can be computed again, and what it is not. */
function Foundation({ detail: { model, sources, notice } }: { detail: ValuationDetail }) {
  return (
    <Card title="依据和说明" tone="tint">
      <Stack gap={8}>
        <p>{versionWords(model)}</p>
        <p>数据来源：{sourcesWords(sources)}</p>
        {!model.calibrated && <p>{uncalibrated}。</p>}
        <p>{notice}</p>
        <div className="no-print">
          <LinkButton to={methodPath} variant="text">
            评估方法
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
