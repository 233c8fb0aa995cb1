import { Card, PageHead, SceneBox, Skeleton, Stack } from '@portal/platform/web'
import { lazy, Suspense } from 'react'
import { registerTitle } from '../../catalogue.ts'
import styles from './register-landing.module.css'
import { registrations } from './registrations.ts'

/** All cards come at once, so that none pushes another aside. */
const Cards = lazy(async () => {
  const cards = await Promise.all(
    registrations.map(async ({ title, scene, card }) => ({ title, scene, Part: (await card()).Component })),
  )
  return {
    default: () => (
      <div className={styles.cards}>
        {cards.map(({ title, scene, Part }) => (
          <Card key={title} title={title}>
            <Stack gap={16}>
              <SceneBox scene={scene} eager />
              <Part />
            </Stack>
          </Card>
        ))}
      </div>
    ),
  }
})

/** What can be registered here: a card for each. */
export function RegisterLanding() {
  return (
    <>
      <PageHead
        title={registerTitle}
        lead={`${registrations.map(({ title }) => title).join('、')}：要准备什么、多久、多少钱，先看清楚再办。`}
      />
      <div className="wrap page">
        <Suspense fallback={<Skeleton rows={10} rowHeight={72} />}>
          <Cards />
        </Suspense>
      </div>
    </>
  )
}
