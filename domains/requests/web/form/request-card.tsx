import { Card, FormGrid } from '@portal/platform/web'
import type { ComponentProps, ReactNode } from 'react'
import { AppealField } from './appeal-field.tsx'
import { AttachmentField } from './attachment-field.tsx'

/** The card for what the customer asks for (诉求) and the paper that supports it; most kinds have it. */
export function RequestCard({
  number,
  hint,
  children,
  ...attachment
}: { number: number; hint: string; children?: ReactNode } & Pick<
  ComponentProps<typeof AttachmentField>,
  'label' | 'purpose' | 'formats'
> & { papers: string }) {
  const { papers, ...field } = attachment
  return (
    <Card title="诉求与材料" number={number}>
      <FormGrid>
        {children}
        <AppealField hint={hint} />
        <AttachmentField {...field} hint={papers} />
      </FormGrid>
    </Card>
  )
}
