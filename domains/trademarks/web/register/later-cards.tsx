import { Card, partOf, Skeleton, TextInput } from '@portal/platform/web'
import type { ComponentProps } from 'react'
import type { ApplicantCard as Applicant } from './applicant-card.tsx'
import type { BasicMarkCard as BasicMark } from './basic-mark-card.tsx'
import type { ContactsCard as Contacts } from './contacts-card.tsx'
import type { GoodsCard as Goods } from './goods-card.tsx'
import type { MembersField as Members } from './members-field.tsx'
import type { PapersCard as Papers } from './papers-card.tsx'
import type { PictureField as Picture } from './picture-field.tsx'
import type { PriceCard as Price } from './price-card.tsx'
import styles from './register.module.css'

// What stands below the first fields, which do not wait for it. Each part keeps its place until it is there.

/** The picture of the mark. */
export const PictureField = partOf<ComponentProps<typeof Picture>>(
  async () => ({ Component: (await import('./picture-field.tsx')).PictureField }),
  () => (
    <div className={styles.pictureWaits}>
      <Skeleton rows={1} rowHeight={180} />
    </div>
  ),
)

/** Who applies. */
export const ApplicantCard = partOf<ComponentProps<typeof Applicant>>(
  async () => ({ Component: (await import('./applicant-card.tsx')).ApplicantCard }),
  ({ number }) => (
    <Card title="申请人" number={number}>
      <Skeleton rows={4} rowHeight={90} />
    </Card>
  ),
)

/** Whom the provider calls. */
export const ContactsCard = partOf<ComponentProps<typeof Contacts>>(
  async () => ({ Component: (await import('./contacts-card.tsx')).ContactsCard }),
  ({ number }) => (
    <Card title="联系方式" number={number}>
      <Skeleton rows={2} rowHeight={78} />
    </Card>
  ),
)

/** The papers that may come along. */
export const PapersCard = partOf<ComponentProps<typeof Papers>>(
  async () => ({ Component: (await import('./papers-card.tsx')).PapersCard }),
  ({ number }) => (
    <Card title="委托书与合同" number={number}>
      <Skeleton rows={2} rowHeight={160} />
    </Card>
  ),
)

/** The mark that a registration abroad rests on. */
export const BasicMarkCard = partOf<ComponentProps<typeof BasicMark>>(
  async () => ({ Component: (await import('./basic-mark-card.tsx')).BasicMarkCard }),
  ({ number }) => (
    <Card title="基础商标" number={number}>
      <Skeleton rows={2} rowHeight={90} />
    </Card>
  ),
)

/** What the choice costs. */
export const PriceCard = partOf<ComponentProps<typeof Price>>(
  async () => ({ Component: (await import('./price-card.tsx')).PriceCard }),
  ({ number }) => (
    <Card title="价格" number={number}>
      <Skeleton rows={3} rowHeight={40} />
    </Card>
  ),
)

/** What whoever applies must know. */
export const RiskNotice = partOf(async () => ({ Component: (await import('./risk-notice.tsx')).RiskNotice }))

/** Where a registration abroad is to hold. */
export const MembersField = partOf<ComponentProps<typeof Members>>(
  async () => ({ Component: (await import('./members-field.tsx')).MembersField }),
  ({ value, onChange }) => (
    <div className={styles.membersWait}>
      <TextInput value={value} onChange={onChange} readOnly />
    </div>
  ),
)

/** The classes and items that the mark is registered for. */
export const GoodsCard = partOf<ComponentProps<typeof Goods>>(
  async () => ({ Component: (await import('./goods-card.tsx')).GoodsCard }),
  ({ number }) => (
    <Card title="类别与小项" number={number}>
      <Skeleton rows={6} rowHeight={76} />
    </Card>
  ),
)
