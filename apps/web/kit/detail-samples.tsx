import {
  Button,
  DescriptionList,
  DetailHead,
  DetailLayout,
  Enlarge,
  Fold,
  Gallery,
  SceneSection,
  StatusTag,
  Thumb,
  Tile,
} from '@portal/platform/web'
import { useState } from 'react'
import { Section } from './section.tsx'

/** A page about one thing: head, two columns, pictures, folded parts. */
export function DetailSamples() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title="详情（演示数据）">
      <DetailHead
        picture={<Thumb size="head" alt="" picture="/icon.svg" />}
        title="海关查扣 · 蓝牙耳机 2,400 件"
        tag={<StatusTag tone="waiting">需要补充材料</StatusTag>}
        number="KL20261122315847"
        meta="11 月 22 日 23:16 提交"
        actions={<Button icon="download">下载 PDF</Button>}
        crumbs={[{ text: '海关查扣应对', to: '/' }, { text: 'KL20261122315847' }]}
      />
      <DetailLayout
        lead={<p>这里是要做的事，或者结果。</p>}
        side={
          <>
            <h3>现在轮到</h3>
            <p>您</p>
          </>
        }
      >
        <Gallery label="您交的材料">
          <Tile title="扣留通知书" meta="11-22 · 第 1 页，共 2 页" kind="PDF" />
          <Tile title="货物照片" meta="11-22 · 1.1 MB" picture="/icon.svg" large="/icon.svg" />
          <Tile title="护照首页" meta="每次查看都有记录" lock onOpen={() => setOpen(true)} />
          <Tile title="行程确认单" meta="选填 · 还没有" add="补传" onOpen={() => setOpen(true)} />
        </Gallery>
        <SceneSection
          scene="shield"
          tone="jade"
          level={3}
          title="已完成：货物已放行"
          actions={<Button variant="primary">下载结果</Button>}
        >
          已协助提交不侵权说明。
        </SceneSection>
        <DescriptionList items={[{ term: '被扣的货物', detail: '蓝牙耳机 2,400 件' }]} />
        <Fold title="计时明细" aside="办理计时已暂停">
          受理用了 9 分钟。
        </Fold>
        <Fold title="谁看过、改过这件事" aside="4 次">
          演示
        </Fold>
      </DetailLayout>
      {isOpen && <Enlarge picture="/icon.svg" title="示意图" onClose={() => setOpen(false)} />}
    </Section>
  )
}
