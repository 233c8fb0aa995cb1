import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import type { Consent } from '../../contract/consent.ts'
import { evidenceApi } from '../../contract/endpoints.ts'

/** The dialog of the consent to upload travel documents; its code is loaded only when somebody opens it. */
export const TravelConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}))

/** The customer's consent to upload travel documents: null where there is none, undefined until the server has answered. */
export const useTravelConsent = (): { consent: Consent | null | undefined; isFailed: boolean; retry: () => void } => {
  const { data, isError, refetch } = useQuery({ ...queryOf(evidenceApi.listConsents, {}), staleTime: 0 })
  const consent =
    data &&
    (data.list.find(
      ({ purpose, policyVersion, withdrawnAt }) =>
        purpose === 'travel-documents' && policyVersion === data.current && withdrawnAt === null,
    ) ??
      null)
  return { consent, isFailed: isError, retry: () => void refetch() }
}
